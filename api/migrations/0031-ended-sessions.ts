import type { Migration } from '../src/database/index.ts';

/**
 * Every end of a session is announced, whatever statement ended it, so that all processes refuse its identity tokens at
 * once (identity/endedSessions.ts).
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createAnnounceEndedSession',
      `
      CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('komawari_ended_sessions', OLD.id);
        RETURN NULL;
      END $$`,
    );
    await tx.query(
      'announceRevokedSessions',
      `CREATE TRIGGER announce_revoked AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW
       WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION announce_ended_session()`,
    );
    await tx.query(
      'announceDeletedSessions',
      `CREATE TRIGGER announce_deleted AFTER DELETE ON sessions FOR EACH ROW
       WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION announce_ended_session()`,
    );
    await tx.query(
      'indexRevokedSessions',
      'CREATE INDEX sessions_revoked ON sessions (revoked_at) WHERE revoked_at IS NOT NULL',
    );
  },
};

export default migration;
