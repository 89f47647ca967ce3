import type { Migration, Transaction } from '../src/database/index.ts';

/** What creators learn from readings: counts by day, readers of works, what other works have, and seats of the closed beta. */
const migration: Migration = {
  async up(tx) {
    await defineCountedReadings(tx);
    await createFacts(tx);
    await createReaders(tx);
    await watchRecounts(tx);
    await createSeats(tx);
  },
};

/**
 * The events every figure is made of, here and nowhere else. Crawlers and creators on their own works are never recorded;
 * who is staff, blocked, gone, or forgotten by now does not count. LEAVE is told many times an opening and counts nothing by itself.
 */
async function defineCountedReadings(tx: Transaction): Promise<void> {
  await tx.query(
    'createCountedReadings',
    `
    CREATE VIEW counted_readings AS
    SELECT r.* FROM reading_events r
    WHERE (r.is_counted OR r.kind = 'LEAVE')
      AND (r.is_guest OR EXISTS (
        SELECT 1 FROM accounts a WHERE a.id = r.person_key AND a.disabled_at IS NULL AND NOT a.is_staff))
      AND (r.is_guest OR NOT EXISTS (SELECT 1 FROM works w WHERE w.id = r.work_id AND w.user_id = r.person_key))`,
  );
}

async function createFacts(tx: Transaction): Promise<void> {
  await tx.query(
    'createAnalyticsFacts',
    // An empty episode stands for the work as a whole.
    `
    CREATE TABLE analytics_facts (
      work_id text NOT NULL, day date NOT NULL, episode_id text NOT NULL,
      item text NOT NULL, label text NOT NULL, amount integer NOT NULL,
      PRIMARY KEY (work_id, day, episode_id, item, label)
    ) WITH (fillfactor = 90)`,
  );
  await tx.query(
    'indexAnalyticsViews',
    `CREATE INDEX analytics_facts_views ON analytics_facts (work_id, item, day) INCLUDE (episode_id, amount) WHERE item IN ('VIEW', 'WORK_VIEW', 'WORK_PERSON')`,
  );
  await tx.query('indexAnalyticsDays', 'CREATE INDEX analytics_facts_day ON analytics_facts USING brin (day)');
  await tx.query(
    'createAnalyticsTotals',
    `
    CREATE TABLE analytics_totals (
      work_id text NOT NULL, episode_id text NOT NULL, item text NOT NULL, label text NOT NULL, amount integer NOT NULL,
      PRIMARY KEY (work_id, episode_id, item, label)
    ) WITH (fillfactor = 80)`,
  );
  await tx.query(
    'createAnalyticsProgress',
    // watermark: the last event whose work and day was counted. closed_through: the last day that is over and counted.
    `
    CREATE TABLE analytics_progress (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      watermark bigint NOT NULL, counted_until timestamptz(3) NOT NULL, closed_through date, compared_on date
    )`,
  );
  await tx.query(
    'startAnalyticsProgress',
    `INSERT INTO analytics_progress (watermark, counted_until) VALUES (0, clock_timestamp())`,
  );
  await tx.query(
    'createAnalyticsRecounts',
    'CREATE TABLE analytics_recounts (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, work_id text NOT NULL, day date NOT NULL)',
  );
  await tx.query(
    'createAnalyticsNorms',
    `
    CREATE TABLE analytics_norms (
      target text NOT NULL, range text NOT NULL, measure text NOT NULL, place integer NOT NULL,
      works integer NOT NULL, lower real NOT NULL, median real NOT NULL, upper real NOT NULL,
      PRIMARY KEY (target, range, measure, place)
    )`,
  );
}

async function createReaders(tx: Transaction): Promise<void> {
  await tx.query(
    'createAnalyticsReaders',
    `
    CREATE TABLE analytics_readers (
      work_id text NOT NULL,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      first_read_at timestamptz(3) NOT NULL,
      PRIMARY KEY (work_id, account_id)
    )`,
  );
  await tx.query('indexAnalyticsReaders', 'CREATE INDEX analytics_readers_account ON analytics_readers (account_id)');
  await tx.query(
    'createAnalyticsCells',
    `
    CREATE TABLE analytics_cells (
      work_id text NOT NULL, item text NOT NULL, label text NOT NULL, readers integer NOT NULL,
      PRIMARY KEY (work_id, item, label)
    )`,
  );
}

/** Whoever stops counting, or counts again, changes days that were counted already: these are noted and counted anew. */
async function watchRecounts(tx: Transaction): Promise<void> {
  await tx.query(
    'defineNoteRecounts',
    `
    CREATE FUNCTION note_recounts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO analytics_recounts (work_id, day)
      SELECT DISTINCT work_id, (occurred_at AT TIME ZONE 'Asia/Tokyo')::date FROM changed;
      RETURN NULL;
    END $$`,
  );
  for (const verb of ['UPDATE', 'DELETE'])
    await tx.query(
      'watchReadings',
      `CREATE TRIGGER recount_after_${verb.toLowerCase()} AFTER ${verb} ON reading_events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_recounts()`,
    );
  await tx.query(
    'defineForgetAnalyticsReaders',
    // A person who is taken out of the people of works is no reader of theirs any more.
    `
    CREATE FUNCTION forget_analytics_readers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM analytics_readers r USING gone g WHERE r.account_id = g.person_key AND r.work_id = g.work_id;
      RETURN NULL;
    END $$`,
  );
  await tx.query(
    'watchPeopleOfWorks',
    `CREATE TRIGGER forget_analytics AFTER DELETE ON work_people_days REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_analytics_readers()`,
  );
  await tx.query(
    'defineNoteRecountsOfPerson',
    `
    CREATE FUNCTION note_recounts_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO analytics_recounts (work_id, day)
      SELECT DISTINCT work_id, (occurred_at AT TIME ZONE 'Asia/Tokyo')::date FROM reading_events WHERE person_key = NEW.id AND NOT is_guest;
      RETURN NULL;
    END $$`,
  );
  await tx.query(
    'watchPeople',
    `CREATE TRIGGER recount_person AFTER UPDATE OF is_staff, disabled_at ON accounts FOR EACH ROW
     WHEN (OLD.is_staff IS DISTINCT FROM NEW.is_staff OR (OLD.disabled_at IS NULL) IS DISTINCT FROM (NEW.disabled_at IS NULL))
     EXECUTE FUNCTION note_recounts_of_person()`,
  );
}

async function createSeats(tx: Transaction): Promise<void> {
  await tx.query(
    'createAnalyticsBeta',
    // Without a number of seats, analytics are open to every creator with a public episode.
    'CREATE TABLE analytics_beta (is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), seats integer CHECK (seats >= 0), taken integer NOT NULL DEFAULT 0)',
  );
  await tx.query('openAnalytics', 'INSERT INTO analytics_beta (seats) VALUES (NULL)');
  await tx.query(
    'createAnalyticsSeats',
    'CREATE TABLE analytics_seats (account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE, entered_at timestamptz(3) NOT NULL DEFAULT now())',
  );
}

export default migration;
