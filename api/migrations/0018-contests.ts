import type { Migration } from '../src/database/index.ts';

/** Contests: their dates, entries, judges, the judges' words and the prizes. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createContests',
      `
      CREATE TABLE contests (
        id text PRIMARY KEY,
        -- 1st, 2nd, 3rd: the end of the address.
        identifier text NOT NULL UNIQUE,
        title text NOT NULL,
        description text NOT NULL DEFAULT '',
        tag_id text NOT NULL REFERENCES tags,
        -- [{ name, reward }] in the order they are shown.
        prizes jsonb NOT NULL DEFAULT '[]',
        opens_at timestamptz(3) NOT NULL,
        -- The first instant at which nothing can be entered any more: the deadline 23:59:59 is the second before.
        closes_at timestamptz(3) NOT NULL,
        -- When the result is published; open until an operator says.
        results_at timestamptz(3) NOT NULL DEFAULT 'infinity',
        announced_state text NOT NULL DEFAULT 'NEW',
        CHECK (opens_at < closes_at AND closes_at <= results_at)
      )`,
    );
    await tx.query(
      'createContestsNow',
      `CREATE VIEW contests_now AS SELECT *, CASE WHEN opens_at > now() THEN 'UPCOMING' WHEN closes_at > now() THEN 'OPEN'
         WHEN results_at > now() THEN 'JUDGING' ELSE 'RESULT' END AS state FROM contests`,
    );
    await tx.query(
      'createContestEntries',
      `
      CREATE TABLE contest_entries (
        id text PRIMARY KEY,
        contest_id text NOT NULL REFERENCES contests ON DELETE CASCADE,
        work_id text NOT NULL REFERENCES works ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'ENTERED' CHECK (state IN ('ENTERED', 'WITHDRAWN', 'EXCLUDED')),
        entered_at timestamptz(3) NOT NULL DEFAULT now(),
        -- Its place among the works the top page shows of a running contest; null: not among them.
        pickup_position integer,
        prize_name text,
        UNIQUE (contest_id, work_id)
      )`,
    );
    await tx.query('indexContestEntriesByWork', 'CREATE INDEX contest_entries_work ON contest_entries (work_id)');
    await tx.query(
      'indexContestEntriesByTime',
      'CREATE INDEX contest_entries_time ON contest_entries (contest_id, entered_at DESC, id DESC)',
    );
    await tx.query(
      'createContestJudges',
      `
      CREATE TABLE contest_judges (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        contest_id text NOT NULL REFERENCES contests ON DELETE CASCADE,
        name text NOT NULL,
        role text NOT NULL DEFAULT '',
        UNIQUE (contest_id, name)
      )`,
    );
    await tx.query(
      'createContestComments',
      `
      CREATE TABLE contest_comments (
        entry_id text NOT NULL REFERENCES contest_entries ON DELETE CASCADE,
        judge_id bigint NOT NULL REFERENCES contest_judges ON DELETE CASCADE,
        body text NOT NULL,
        -- The creator agreed that it is published.
        has_consent boolean NOT NULL DEFAULT false,
        PRIMARY KEY (entry_id, judge_id)
      )`,
    );
  },
};

export default migration;
