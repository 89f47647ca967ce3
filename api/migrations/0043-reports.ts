import type { Migration } from '../src/database/index.ts';

/** What readers report, and what operators decided, who and why. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createReports',
      `
      CREATE TABLE reports (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reporter_id text REFERENCES accounts ON DELETE SET NULL,
        thing_id text NOT NULL,
        owner_id text REFERENCES accounts ON DELETE SET NULL,
        shown_text text NOT NULL,
        reason text NOT NULL CHECK (reason IN ('SPAM', 'HARASSMENT', 'SEXUAL', 'VIOLENCE', 'COPYRIGHT', 'PERSONAL_INFORMATION', 'OTHER')),
        note text NOT NULL DEFAULT '',
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        decision text CHECK (decision IN ('DISMISS', 'WARN', 'TAKE_DOWN')),
        decided_at timestamptz(3),
        CHECK ((decision IS NULL) = (decided_at IS NULL))
      )`,
    );
    await tx.query(
      'uniqueOpenReports',
      'CREATE UNIQUE INDEX reports_open ON reports (thing_id, reporter_id) WHERE decided_at IS NULL',
    );
    await tx.query('indexReportsByReporter', 'CREATE INDEX reports_reporter ON reports (reporter_id)');
    await tx.query('indexReportsByOwner', 'CREATE INDEX reports_owner ON reports (owner_id)');
    await tx.query(
      'createModerationLog',
      `
      CREATE TABLE moderation_log (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        happened_at timestamptz(3) NOT NULL DEFAULT now(),
        operator text NOT NULL,
        decision text NOT NULL,
        thing_id text NOT NULL,
        owner_id text,
        shown_text text NOT NULL,
        note text NOT NULL,
        report_ids integer[] NOT NULL
      )`,
    );
    // An operator's trail is written once: neither a mistake nor a person at the prompt changes it.
    await tx.query(
      'createKeepTrail',
      `
      CREATE FUNCTION keep_moderation_log() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'moderation_log is only written to, never changed'; END $$`,
    );
    await tx.query(
      'keepTrail',
      'CREATE TRIGGER keep_moderation_log BEFORE UPDATE OR DELETE ON moderation_log EXECUTE FUNCTION keep_moderation_log()',
    );
  },
};

export default migration;
