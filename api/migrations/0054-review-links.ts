import type { Migration } from '../src/database/index.ts';

/** Private links to an episode for an editor or a friend, and the notes they pin to its pages. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createReviewLinks',
      `
      CREATE TABLE review_links (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        episode_id text NOT NULL REFERENCES episodes ON DELETE CASCADE,
        -- For whom it was made, in the creator's words.
        name text NOT NULL,
        -- SHA-256; the token itself is told once.
        token_hash bytea NOT NULL UNIQUE,
        password_hash text,
        expires_at timestamptz(3) NOT NULL,
        revoked_at timestamptz(3),
        opened_count integer NOT NULL DEFAULT 0,
        last_opened_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'indexReviewLinks',
      'CREATE INDEX review_links_episode ON review_links (episode_id, created_at DESC)',
    );
    await tx.query(
      'createReviewNotes',
      `
      CREATE TABLE review_notes (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        link_id uuid NOT NULL REFERENCES review_links ON DELETE CASCADE,
        -- A note outlives its page: what was said is still to be read.
        page_id text REFERENCES pages ON DELETE SET NULL,
        x real NOT NULL CHECK (x BETWEEN 0 AND 1),
        y real NOT NULL CHECK (y BETWEEN 0 AND 1),
        -- The visit it was written in: whoever wrote it can take it back.
        visit_id uuid NOT NULL,
        writer_name text NOT NULL,
        body text NOT NULL,
        answer text NOT NULL DEFAULT '',
        answered_at timestamptz(3),
        done_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        CHECK ((answer = '') = (answered_at IS NULL))
      )`,
    );
    await tx.query('indexReviewNotes', 'CREATE INDEX review_notes_link ON review_notes (link_id, created_at)');
    await tx.query('indexReviewNotePages', 'CREATE INDEX review_notes_page ON review_notes (page_id)');
    // The twin of canOpenReview (reviews/policy.ts), for pictures.
    await tx.query(
      'createReviewImages',
      `
      CREATE VIEW review_images AS
      SELECT p.image_id, l.id AS link_id FROM review_links l
        JOIN episodes e ON e.id = l.episode_id JOIN works w ON w.id = e.work_id JOIN accounts a ON a.id = w.user_id
        JOIN pages p ON p.episode_id = e.id
      WHERE l.revoked_at IS NULL AND l.expires_at > now() AND e.deleted_at IS NULL AND w.deleted_at IS NULL
        AND e.status <> 'SUSPENDED' AND w.suspended_at IS NULL AND a.disabled_at IS NULL`,
    );
    // One kind of notification more, whatever kinds there are by now.
    await tx.query(
      'widenNotificationTypes',
      `DO $$ DECLARE kinds text; BEGIN
         SELECT pg_get_constraintdef(oid) INTO STRICT kinds FROM pg_constraint WHERE conname = 'notifications_type_check';
         ALTER TABLE notifications DROP CONSTRAINT notifications_type_check;
         EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_type_check ' ||
           replace(kinds, 'ARRAY[', 'ARRAY[''REVIEW_NOTED''::text, ');
       END $$`,
    );
  },
};

export default migration;
