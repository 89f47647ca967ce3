import type { Migration } from '../src/database/index.ts';

/**
 * Pictures whose bytes have to go, unless they get a row in `images` before that. Bytes lie in another place than rows: what
 * is noted here first is not forgotten when either place is out of reach, or a process ends between the two.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createImageRemovals',
      `CREATE TABLE image_removals (
        image_id text PRIMARY KEY,
        due_at timestamptz(3) NOT NULL
      )`,
    );
    await tx.query('indexImageRemovals', 'CREATE INDEX image_removals_due_at ON image_removals (due_at)');
  },
};

export default migration;
