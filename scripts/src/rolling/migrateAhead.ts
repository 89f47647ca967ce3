import { listSteps, migrate, type Migration } from '@komawari/api/database';

/** What a release may do to tables that the one before it reads and writes: everything that adds. */
const ADDITIONS = [
  'ALTER TABLE works ADD COLUMN next_note text, ADD COLUMN next_rank integer NOT NULL DEFAULT 0',
  'ALTER TABLE episodes ADD COLUMN next_note text',
  'ALTER TABLE images ADD COLUMN next_note text',
  'ALTER TABLE accounts ADD COLUMN next_note text',
  'CREATE TABLE next_things (id text PRIMARY KEY, work_id text NOT NULL REFERENCES works ON DELETE CASCADE)',
  'CREATE INDEX works_next_rank ON works (next_rank)',
  'ALTER TABLE stale_pages ADD COLUMN next_note text',
];

/** Makes of a database what the next release would make of it. */
export async function migrateAhead(url: string): Promise<void> {
  const next = ADDITIONS.map((statement, index) => ({
    name: `9999-next-release-${index + 1}`,
    load: async (): Promise<Migration> => ({ up: async (tx) => void (await tx.query('addForNextRelease', statement)) }),
  }));
  await migrate(url, { steps: [...(await listSteps()), ...next] });
}
