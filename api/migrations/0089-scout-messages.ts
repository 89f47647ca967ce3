import type { Migration } from '../src/database/index.ts';

/** What editorial departments write to those who entered a contest, and what they answer. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createScoutMessages',
      `
      CREATE TABLE scout_messages (
        id text PRIMARY KEY,
        contest_id text NOT NULL REFERENCES contests ON DELETE CASCADE,
        -- As it was called then; the contest may call it otherwise since.
        department text NOT NULL,
        -- Whom it is written to.
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        -- A message outlives the work it is about.
        work_id text REFERENCES works ON DELETE SET NULL,
        body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 2000),
        -- Where the answer is mailed to.
        reply_address text NOT NULL,
        -- The person at the operator's prompt.
        operator text NOT NULL,
        sent_at timestamptz(3) NOT NULL DEFAULT now(),
        read_at timestamptz(3),
        answer text CHECK (answer IN ('INTERESTED', 'DECLINED')),
        answer_words text NOT NULL DEFAULT '' CHECK (char_length(answer_words) <= 1000),
        answered_at timestamptz(3),
        CHECK ((answer IS NULL) = (answered_at IS NULL)),
        CHECK (answer IS NOT NULL OR answer_words = ''),
        UNIQUE (contest_id, department, work_id)
      )`,
    );
    await tx.query(
      'indexScoutMessages',
      'CREATE INDEX scout_messages_account ON scout_messages (account_id, sent_at DESC, id DESC)',
    );
    await tx.query('indexScoutMessageWorks', 'CREATE INDEX scout_messages_work ON scout_messages (work_id)');
    // One kind of thing more that somebody can be told of, whatever kinds there are by now.
    await tx.query(
      'showScoutNotifications',
      `DO $$ DECLARE shown text; BEGIN
         SELECT pg_get_viewdef('shown_notifications'::regclass) INTO STRICT shown;
         IF position('ELSE false' IN shown) = 0 THEN RAISE EXCEPTION 'shown_notifications has no ELSE false'; END IF;
         EXECUTE 'CREATE OR REPLACE VIEW shown_notifications AS ' || replace(shown, 'ELSE false',
           'WHEN ''n'' THEN (EXISTS (SELECT 1 FROM scout_messages m WHERE m.id = n.entity_id AND m.account_id = n.account_id)) ELSE false');
       END $$`,
    );
  },
};

export default migration;
