import type { Migration } from '../src/database/index.ts';

/** Who reads soft comments at a screen before their authors do, and what was decided about each, by whom. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createModerators',
      `
      CREATE TABLE moderators (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        granted_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'createDeskLog',
      `
      CREATE TABLE desk_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        happened_at timestamptz(3) NOT NULL DEFAULT now(),
        deed text NOT NULL CHECK (deed IN ('GRANT', 'REVOKE', 'DELIVER', 'REJECT', 'REJECT_FOR_RULES')),
        -- The moderator who decided, or who became or was one.
        moderator_id text REFERENCES accounts ON DELETE SET NULL,
        -- The person at the operator's prompt; null for what a moderator decided at the screen.
        operator text,
        comment_id text
      )`,
    );
    await tx.query('indexDeskLog', 'CREATE INDEX desk_log_moderator ON desk_log (moderator_id)');
    // Written once. Only who did it is let go of, when that account is deleted.
    await tx.query(
      'createKeepDeskLog',
      `
      CREATE FUNCTION keep_desk_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'UPDATE' AND NEW.moderator_id IS NULL AND to_jsonb(NEW) - 'moderator_id' = to_jsonb(OLD) - 'moderator_id' THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'desk_log is only written to, never changed';
      END $$`,
    );
    await tx.query(
      'keepDeskLog',
      'CREATE TRIGGER keep_desk_log BEFORE UPDATE OR DELETE ON desk_log FOR EACH ROW EXECUTE FUNCTION keep_desk_log()',
    );
  },
};

export default migration;
