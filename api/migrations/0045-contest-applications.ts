import type { Migration } from '../src/database/index.ts';

/** The entry form of contests: what only the creator and the contest's staff may read. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createContestDepartments',
      `
      CREATE TABLE contest_departments (
        contest_id text NOT NULL REFERENCES contests ON DELETE CASCADE,
        position integer NOT NULL,
        name text NOT NULL,
        PRIMARY KEY (contest_id, name)
      )`,
    );
    await tx.query(
      'createContestApplications',
      `
      CREATE TABLE contest_applications (
        entry_id text PRIMARY KEY REFERENCES contest_entries ON DELETE CASCADE,
        -- { name, nameReading, email }; null once it is no longer needed.
        personal_info jsonb,
        manga_creation_history text NOT NULL DEFAULT '',
        scout_preference text NOT NULL CHECK (scout_preference IN ('ANY', 'SELECTED', 'NONE')),
        selected_departments text[] NOT NULL DEFAULT '{}',
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
  },
};

export default migration;
