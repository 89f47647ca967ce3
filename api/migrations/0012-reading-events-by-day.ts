import type { Migration, Transaction } from '../src/database/index.ts';

/** Reading events by day, what they add up to by minute and day, answers to surveys, and the operator's own accounts. */
const migration: Migration = {
  async up(tx) {
    await tx.query('markStaff', 'ALTER TABLE accounts ADD COLUMN is_staff boolean NOT NULL DEFAULT false');
    await createEvents(tx);
    await createSums(tx);
    await definePartitions(tx);
    await createSurveys(tx);
    await watchReactions(tx);
    await fillSums(tx);
  },
};

async function createEvents(tx: Transaction): Promise<void> {
  await tx.query('setOldEventsAside', 'ALTER TABLE reading_events RENAME TO reading_events_before');
  await tx.query(
    'createReadingEvents',
    `
    CREATE TABLE reading_events (
      id bigint GENERATED ALWAYS AS IDENTITY,
      occurred_at timestamptz(3) NOT NULL,
      kind text NOT NULL CHECK (kind IN ('OPEN', 'COMPLETED', 'LEAVE', 'REFERRER', 'SHARE')),
      episode_id text,
      work_id text NOT NULL,
      person_key text NOT NULL,
      is_guest boolean NOT NULL,
      is_counted boolean NOT NULL,
      is_first_of_day boolean NOT NULL,
      event_id text NOT NULL,
      event_key bigint NOT NULL,
      window_key bigint NOT NULL,
      page_number integer,
      leave_position real,
      source text, utm_source text, utm_content text, utm_campaign text
    ) PARTITION BY RANGE (occurred_at)`,
  );
  await tx.query(
    'createNetForReadingEvents',
    'CREATE TABLE reading_events_elsewhen PARTITION OF reading_events DEFAULT',
  );
  await tx.query('indexEventOrder', 'CREATE INDEX reading_events_order ON reading_events (id)');
  await tx.query('indexEventKeys', 'CREATE INDEX reading_events_key ON reading_events (event_key)');
  await tx.query(
    'indexEventWindows',
    'CREATE INDEX reading_events_window ON reading_events (window_key, occurred_at DESC) WHERE is_counted',
  );
  await tx.query(
    'indexEventPeople',
    'CREATE INDEX reading_events_person ON reading_events (person_key) WHERE NOT is_guest',
  );
  await tx.query(
    'keepOldEvents',
    // Their views are in the totals already, so they count no second time.
    `INSERT INTO reading_events (occurred_at, kind, episode_id, work_id, person_key, is_guest, is_counted, is_first_of_day, event_id, event_key, window_key, page_number, leave_position)
     SELECT occurred_at, kind, episode_id, work_id, reader_key, reader_key LIKE 'guest:%', false, false, coalesce(client_event_id, ''), 0, 0, page_number, leave_position FROM reading_events_before`,
  );
  await tx.query('dropOldEvents', 'DROP TABLE reading_events_before');
  await tx.query(
    'createReadingRollup',
    // Whoever writes events or adds them up holds its row. watermark: the last event that is in the sums.
    `
    CREATE TABLE reading_rollup (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), watermark bigint NOT NULL, recorded_at timestamptz(3) NOT NULL
    )`,
  );
  await tx.query(
    'startReadingRollup',
    'INSERT INTO reading_rollup (watermark, recorded_at) SELECT coalesce(max(id), 0), clock_timestamp() FROM reading_events',
  );
}

const SUMS = `
  views integer NOT NULL DEFAULT 0,
  completions integer NOT NULL DEFAULT 0,
  shares integer NOT NULL DEFAULT 0,
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0`;
const ANSWERS = `
  fun integer NOT NULL DEFAULT 0,
  normal integer NOT NULL DEFAULT 0,
  no_fun integer NOT NULL DEFAULT 0`;

async function createSums(tx: Transaction): Promise<void> {
  await tx.query(
    'createEpisodeMinutes',
    `CREATE TABLE episode_minutes (minute timestamptz(0) NOT NULL, episode_id text NOT NULL, work_id text NOT NULL, ${SUMS}, ${ANSWERS}, PRIMARY KEY (minute, episode_id)) PARTITION BY RANGE (minute)`,
  );
  await tx.query(
    'createNetForEpisodeMinutes',
    'CREATE TABLE episode_minutes_elsewhen PARTITION OF episode_minutes DEFAULT',
  );
  await tx.query(
    'createEpisodeDays',
    `CREATE TABLE episode_days (episode_id text NOT NULL, day date NOT NULL, work_id text NOT NULL, people integer NOT NULL DEFAULT 0, ${SUMS}, ${ANSWERS}, PRIMARY KEY (episode_id, day)) WITH (fillfactor = 80)`,
  );
  await tx.query(
    'createWorkDays',
    `CREATE TABLE work_days (work_id text NOT NULL, day date NOT NULL, people integer NOT NULL DEFAULT 0, ${SUMS}, bookmarks integer NOT NULL DEFAULT 0, ${ANSWERS}, PRIMARY KEY (work_id, day)) WITH (fillfactor = 80)`,
  );
  await tx.query(
    'createReferrerDays',
    // An empty text says "none": of the episode, that the page of the work was entered; of the host, that nothing was told.
    `
    CREATE TABLE referrer_days (
      work_id text NOT NULL,
      day date NOT NULL,
      episode_id text NOT NULL,
      host text NOT NULL,
      utm_source text NOT NULL, utm_content text NOT NULL, utm_campaign text NOT NULL,
      visits integer NOT NULL,
      PRIMARY KEY (work_id, day, episode_id, host, utm_source, utm_content, utm_campaign)
    )`,
  );
  await tx.query(
    'createEpisodeLeaveDays',
    'CREATE TABLE episode_leave_days (episode_id text NOT NULL, day date NOT NULL, page_number integer NOT NULL, openings integer NOT NULL, PRIMARY KEY (episode_id, day, page_number))',
  );
}

/** Days are parts of their table: made ahead, dropped whole. What came while a part was missing moves into it from the default part. */
async function definePartitions(tx: Transaction): Promise<void> {
  await tx.query(
    'defineMakeDayPartition',
    `
    CREATE FUNCTION make_day_partition(parent text, by_column text, day date) RETURNS boolean LANGUAGE plpgsql AS $$
    DECLARE
      part text := format('%s_%s', parent, to_char(day, 'YYYYMMDD'));
      net text := parent || '_elsewhen';
      begins timestamptz := day::timestamp AT TIME ZONE 'Asia/Tokyo';
      ends timestamptz := (day + 1)::timestamp AT TIME ZONE 'Asia/Tokyo';
    BEGIN
      IF to_regclass(part) IS NOT NULL THEN RETURN false; END IF;
      EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', net);
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING CONSTRAINTS)', part, parent);
      EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I >= $1 AND %I < $2 RETURNING *) INSERT INTO %I SELECT * FROM moved', net, by_column, by_column, part) USING begins, ends;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part, begins, ends);
      RETURN true;
    END $$`,
  );
  await tx.query(
    'defineDropDayPartitions',
    `
    CREATE FUNCTION drop_day_partitions(parent text, by_column text, before date) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE part text;
    BEGIN
      FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = parent::regclass AND c.relname ~ '_[0-9]{8}$' AND to_date(right(c.relname, 8), 'YYYYMMDD') < before
      LOOP EXECUTE format('DROP TABLE %I', part); END LOOP;
      EXECUTE format('DELETE FROM %I WHERE %I < $1', parent || '_elsewhen', by_column) USING before::timestamp AT TIME ZONE 'Asia/Tokyo';
    END $$`,
  );
}

async function createSurveys(tx: Transaction): Promise<void> {
  await tx.query(
    'createSurveyAnswers',
    `
    CREATE TABLE survey_answers (
      id text PRIMARY KEY,
      episode_id text NOT NULL REFERENCES episodes ON DELETE CASCADE,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      answer text NOT NULL CHECK (answer IN ('FUN', 'NORMAL', 'NO_FUN')),
      answered_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (episode_id, account_id)
    )`,
  );
  await tx.query('indexSurveyAnswers', 'CREATE INDEX survey_answers_account ON survey_answers (account_id)');
  await tx.query(
    'createSurveysFromAuthors',
    `
    CREATE TABLE surveys_from_authors (
      id text PRIMARY KEY,
      episode_id text NOT NULL UNIQUE REFERENCES episodes ON DELETE CASCADE,
      question text NOT NULL, choices text[] NOT NULL CHECK (cardinality(choices) BETWEEN 2 AND 6),
      created_at timestamptz(3) NOT NULL DEFAULT now()
    )`,
  );
  await tx.query(
    'createAuthorSurveyAnswers',
    `
    CREATE TABLE author_survey_answers (
      survey_id text NOT NULL REFERENCES surveys_from_authors ON DELETE CASCADE,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      choice smallint NOT NULL,
      answered_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (survey_id, account_id)
    )`,
  );
  await tx.query(
    'indexAuthorSurveyAnswers',
    'CREATE INDEX author_survey_answers_account ON author_survey_answers (account_id)',
  );
}

/** The rows of likes, bookmarks, comments and answers are the truth; every change of them is noted here and added up with the events. */
async function watchReactions(tx: Transaction): Promise<void> {
  await tx.query(
    'createReactionChanges',
    'CREATE TABLE reaction_changes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL, episode_id text, work_id text NOT NULL, amount integer NOT NULL)',
  );
  await tx.query(
    'defineNoteReaction',
    // The work of an episode that is being deleted is gone too, and so are their sums: then there is nothing to note.
    `
    CREATE FUNCTION note_reaction(kind text, episode text, amount integer) RETURNS void LANGUAGE sql AS $$
      INSERT INTO reaction_changes (kind, episode_id, work_id, amount)
      SELECT $1, e.id, e.work_id, $3 FROM episodes e WHERE e.id = $2 AND $3 <> 0
    $$`,
  );
  await tx.query(
    'defineNoteReactionChange',
    `
    CREATE FUNCTION note_reaction_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_TABLE_NAME
        WHEN 'likes' THEN
          PERFORM note_reaction('LIKE', coalesce(NEW.episode_id, OLD.episode_id), coalesce(NEW.count, 0) - coalesce(OLD.count, 0));
        WHEN 'comments' THEN
          PERFORM note_reaction('COMMENT', coalesce(NEW.episode_id, OLD.episode_id),
            (NEW.id IS NOT NULL AND NEW.deleted_at IS NULL)::int - (OLD.id IS NOT NULL AND OLD.deleted_at IS NULL)::int);
        WHEN 'survey_answers' THEN
          IF OLD.id IS NOT NULL THEN PERFORM note_reaction(OLD.answer, OLD.episode_id, -1); END IF;
          IF NEW.id IS NOT NULL THEN PERFORM note_reaction(NEW.answer, NEW.episode_id, 1); END IF;
        WHEN 'bookmarks' THEN
          INSERT INTO reaction_changes (kind, work_id, amount)
          SELECT 'BOOKMARK', w.id, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
          FROM works w WHERE w.id = coalesce(NEW.work_id, OLD.work_id);
      END CASE;
      RETURN NULL;
    END $$`,
  );
  for (const [table, events] of [
    ['likes', 'INSERT OR DELETE OR UPDATE OF count'],
    ['comments', 'INSERT OR DELETE OR UPDATE OF deleted_at'],
    ['survey_answers', 'INSERT OR DELETE OR UPDATE OF answer'],
    ['bookmarks', 'INSERT OR DELETE'],
  ])
    await tx.query(
      `watch_${table}`,
      `CREATE TRIGGER note_change AFTER ${events} ON ${table} FOR EACH ROW EXECUTE FUNCTION note_reaction_change()`,
    );
}

/** What happened before is added up once, by the days it happened on. */
async function fillSums(tx: Transaction): Promise<void> {
  await tx.query(
    'fillEpisodeDays',
    `INSERT INTO episode_days (episode_id, day, work_id, views, likes, comments)
     SELECT e.id, (d.at AT TIME ZONE 'Asia/Tokyo')::date, e.work_id, sum(d.views), sum(d.likes), sum(d.comments)
     FROM (SELECT episode_id, updated_at AS at, 0 AS views, count AS likes, 0 AS comments FROM likes
       UNION ALL SELECT episode_id, created_at, 0, 0, 1 FROM comments WHERE deleted_at IS NULL
       UNION ALL SELECT episode_id, occurred_at, 1, 0, 0 FROM reading_events WHERE kind = 'OPEN') d
     JOIN episodes e ON e.id = d.episode_id GROUP BY 1, 2, 3`,
  );
  await tx.query(
    'fillWorkDays',
    `INSERT INTO work_days (work_id, day, views, likes, comments, bookmarks)
     SELECT work_id, day, sum(views), sum(likes), sum(comments), sum(bookmarks)
     FROM (SELECT work_id, day, views, likes, comments, 0 AS bookmarks FROM episode_days
       UNION ALL SELECT work_id, (created_at AT TIME ZONE 'Asia/Tokyo')::date, 0, 0, 0, 1 FROM bookmarks) d GROUP BY 1, 2`,
  );
}

export default migration;
