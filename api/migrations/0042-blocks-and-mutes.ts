import type { Migration } from '../src/database/index.ts';

/** Every hiragana and the katakana of the same sound, for words that are muted in either. */
const HIRAGANA = Array.from({ length: 0x56 }, (_, index) => String.fromCharCode(0x30_41 + index)).join('');
const KATAKANA = Array.from({ length: 0x56 }, (_, index) => String.fromCharCode(0x30_a1 + index)).join('');

/** Whom somebody blocked or muted, which words they do not want to read, and the views that say what follows. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createBlocks',
      `
      CREATE TABLE blocks (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        blocked_account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, blocked_account_id),
        CHECK (account_id <> blocked_account_id)
      )`,
    );
    await tx.query('indexBlocksByBlocked', 'CREATE INDEX blocks_blocked ON blocks (blocked_account_id)');
    await tx.query(
      'createMutes',
      `
      CREATE TABLE mutes (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        muted_account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        expires_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, muted_account_id),
        CHECK (account_id <> muted_account_id)
      )`,
    );
    await tx.query('indexMutesByMuted', 'CREATE INDEX mutes_muted ON mutes (muted_account_id)');
    await tx.query(
      'createFoldWord',
      `
      CREATE FUNCTION fold_word(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN translate(lower(normalize(value, NFKC) COLLATE "pg_unicode_fast"), 'ς${HIRAGANA}', 'σ${KATAKANA}')`,
    );
    await tx.query(
      'createMutedWords',
      `
      CREATE TABLE muted_words (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        word text NOT NULL,
        folded text NOT NULL GENERATED ALWAYS AS (fold_word(word)) STORED,
        expires_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        UNIQUE (account_id, folded)
      )`,
    );
    await tx.query(
      'createSilencedPeople',
      `
      CREATE VIEW silenced_people AS
      SELECT account_id, blocked_account_id AS silenced_account_id FROM blocks
      UNION SELECT account_id, muted_account_id FROM mutes WHERE expires_at IS NULL OR expires_at > now()`,
    );
    await tx.query(
      'createLiveMutedWords',
      'CREATE VIEW live_muted_words AS SELECT * FROM muted_words WHERE expires_at IS NULL OR expires_at > now()',
    );
  },
};

export default migration;
