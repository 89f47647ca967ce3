import type { Migration } from '../src/database/index.ts';

/**
 * Comments and names as words are looked for in them, worked out when they are written: folding 100,000 of them for each
 * search took seconds. Works keep folding as they are asked for, because nobody has that many.
 */
const migration: Migration = {
  async up(tx) {
    for (const table of ['comments', 'yawaraka_comments'])
      await tx.query(
        `foldOf_${table}`,
        `ALTER TABLE ${table} ADD COLUMN folded_body text NOT NULL GENERATED ALWAYS AS (fold_word(body)) STORED`,
      );
    await tx.query(
      'foldNames',
      'ALTER TABLE users ADD COLUMN folded_name text NOT NULL GENERATED ALWAYS AS (fold_word(display_name)) STORED',
    );
  },
};

export default migration;
