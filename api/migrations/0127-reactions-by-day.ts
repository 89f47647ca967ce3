import type { Migration, Transaction } from '../src/database/index.ts';

/**
 * Likes, comments, answers and bookmarks added up by day: a work with 100,000 likes took seconds to count from its rows.
 * Whatever changes a row notes its day, which is counted anew from the views that say who counts.
 */
const migration: Migration = {
  async up(tx) {
    await defineWhoCounts(tx);
    await createSums(tx);
    await watchChanges(tx);
  },
};

/**
 * Looked up by its key for each row, which costs the same whatever the database believes of accounts: as a join this was
 * planned in ways that took seconds.
 */
const COUNTS = (row: string) =>
  `(SELECT a.disabled_at IS NULL AND NOT a.is_staff FROM accounts a WHERE a.id = ${row}.account_id)`;
const DAY = (at: string) => `(${at} AT TIME ZONE 'Asia/Tokyo')::date`;

async function defineWhoCounts(tx: Transaction): Promise<void> {
  await tx.query(
    'countReactions',
    `CREATE OR REPLACE VIEW counted_reactions AS
     SELECT r.episode_id, ${DAY('r.given_at')} AS day, r.likes, r.comments,
       (r.answer = 'FUN')::int AS fun, (r.answer = 'NORMAL')::int AS normal, (r.answer = 'NO_FUN')::int AS no_fun, r.given_at, r.answer
     FROM (
       SELECT episode_id, account_id, created_at AS given_at, count::int AS likes, 0 AS comments, '' AS answer FROM likes
       UNION ALL SELECT episode_id, account_id, created_at, 0, 1, '' FROM comments WHERE deleted_at IS NULL AND held_because IS NULL
       UNION ALL SELECT episode_id, account_id, answered_at, 0, 0, answer FROM survey_answers
     ) r JOIN episodes e ON e.id = r.episode_id JOIN works w ON w.id = e.work_id AND w.user_id <> r.account_id
     WHERE ${COUNTS('r')}`,
  );
  await tx.query(
    'countBookmarks',
    `CREATE OR REPLACE VIEW counted_bookmarks AS
     SELECT b.work_id, ${DAY('b.created_at')} AS day, b.created_at AS given_at
     FROM bookmarks b JOIN works w ON w.id = b.work_id AND w.user_id <> b.account_id WHERE ${COUNTS('b')}`,
  );
}

async function createSums(tx: Transaction): Promise<void> {
  await tx.query(
    'createReactionDays',
    // An episode, or of bookmarks a work.
    `CREATE TABLE analytics_reactions (
      place text NOT NULL, day date NOT NULL,
      likes integer NOT NULL, comments integer NOT NULL, fun integer NOT NULL, normal integer NOT NULL, no_fun integer NOT NULL, bookmarks integer NOT NULL,
      PRIMARY KEY (place, day)
    ) WITH (fillfactor = 80)`,
  );
  await tx.query(
    'addUpReactions',
    `INSERT INTO analytics_reactions
     SELECT episode_id, day, sum(likes), sum(comments), sum(fun), sum(normal), sum(no_fun), 0 FROM counted_reactions GROUP BY 1, 2
     UNION ALL SELECT work_id, day, 0, 0, 0, 0, 0, count(*) FROM counted_bookmarks GROUP BY 1, 2`,
  );
  // One day of an episode is read, not all it ever got. Held and deleted comments are few.
  await tx.query('indexLikesByDay', 'CREATE INDEX likes_episode ON likes (episode_id, created_at)');
  await tx.query(
    'indexAnswersByDay',
    'CREATE INDEX survey_answers_episode ON survey_answers (episode_id, answered_at)',
  );
  await tx.query('indexBookmarksByDay', 'CREATE INDEX bookmarks_work ON bookmarks (work_id, created_at)');
}

async function watchChanges(tx: Transaction): Promise<void> {
  await tx.query(
    'createReactionRecounts',
    'CREATE TABLE analytics_reaction_recounts (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, place text NOT NULL, day date NOT NULL)',
  );
  await tx.query(
    'defineNoteReactionRecount',
    // Arguments: the column of what it was given to, and the one of when.
    `
    CREATE FUNCTION note_reaction_recount() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO analytics_reaction_recounts (place, day)
      SELECT DISTINCT changed ->> TG_ARGV[0], ${DAY('(changed ->> TG_ARGV[1])::timestamptz')}
      FROM (VALUES (to_jsonb(OLD)), (to_jsonb(NEW))) AS c (changed) WHERE changed IS NOT NULL;
      RETURN NULL;
    END $$`,
  );
  for (const [table, events, columns] of [
    ['likes', 'INSERT OR DELETE OR UPDATE OF count, created_at', `'episode_id', 'created_at'`],
    ['comments', 'INSERT OR DELETE OR UPDATE OF deleted_at, held_because', `'episode_id', 'created_at'`],
    ['survey_answers', 'INSERT OR DELETE OR UPDATE OF answer, answered_at', `'episode_id', 'answered_at'`],
    ['bookmarks', 'INSERT OR DELETE OR UPDATE OF created_at', `'work_id', 'created_at'`],
  ])
    await tx.query(
      `watch_${table}`,
      `CREATE TRIGGER note_recount AFTER ${events} ON ${table} FOR EACH ROW EXECUTE FUNCTION note_reaction_recount(${columns})`,
    );
  await tx.query(
    'noteReactionsOfPerson',
    `
    CREATE OR REPLACE FUNCTION note_recounts_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO analytics_recounts (work_id, day)
      SELECT DISTINCT work_id, ${DAY('occurred_at')} FROM reading_events WHERE person_key = NEW.id AND NOT is_guest;
      INSERT INTO analytics_reaction_recounts (place, day)
      SELECT episode_id, ${DAY('created_at')} FROM likes WHERE account_id = NEW.id
      UNION SELECT episode_id, ${DAY('created_at')} FROM comments WHERE account_id = NEW.id
      UNION SELECT episode_id, ${DAY('answered_at')} FROM survey_answers WHERE account_id = NEW.id
      UNION SELECT work_id, ${DAY('created_at')} FROM bookmarks WHERE account_id = NEW.id;
      RETURN NULL;
    END $$`,
  );
}

export default migration;
