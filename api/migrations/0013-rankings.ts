import type { Migration } from '../src/database/index.ts';

/** What rankings are computed from beside likes, bookmarks and the people of works, and what came out: nothing here is updated. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createUncountedPeople',
      `
      CREATE VIEW uncounted_people AS
      SELECT id AS person_key FROM accounts WHERE disabled_at IS NOT NULL OR is_staff`,
    );
    await tx.query(
      'createRankableWorks',
      `
      CREATE VIEW rankable_works AS
      SELECT w.id, w.user_id, w.cover_image_id, w.first_publish_at FROM visible_works w
      WHERE EXISTS (
        SELECT 1 FROM episodes e
        WHERE e.work_id = w.id AND e.deleted_at IS NULL AND e.status IN ('PUBLIC', 'SCHEDULED') AND e.publish_at <= now())`,
    );
    // A like or bookmark that was taken back is a deleted row. What stood at the end of a past day has to stay known, or a
    // ranking of that day could not be computed again.
    await tx.query(
      'createEndedReactions',
      `
      CREATE TABLE ended_reactions (
        kind text NOT NULL CHECK (kind IN ('BOOKMARK', 'LIKE')),
        work_id text NOT NULL,
        account_id text NOT NULL,
        given_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexEndedReactions', 'CREATE INDEX ended_reactions_end ON ended_reactions (ended_at)');
    await tx.query(
      'noteEndedBookmarks',
      `
      CREATE FUNCTION note_ended_bookmarks() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO ended_reactions (kind, work_id, account_id, given_at) SELECT 'BOOKMARK', work_id, account_id, created_at FROM gone;
        RETURN NULL;
      END $$`,
    );
    await tx.query(
      'noteEndedLikes',
      `
      CREATE FUNCTION note_ended_likes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO ended_reactions (kind, work_id, account_id, given_at)
        SELECT 'LIKE', e.work_id, g.account_id, g.created_at FROM gone g JOIN episodes e ON e.id = g.episode_id;
        RETURN NULL;
      END $$`,
    );
    for (const [table, verb] of [
      ['bookmarks', 'note_ended_bookmarks'],
      ['likes', 'note_ended_likes'],
    ]) {
      await tx.query(
        'watchEnds',
        `CREATE TRIGGER ${table}_ended AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION ${verb}()`,
      );
    }
    await tx.query(
      'createRankingClosedDays',
      `CREATE TABLE ranking_closed_days (day date PRIMARY KEY, closed_at timestamptz(3) NOT NULL DEFAULT now())`,
    );
    // One row for the people of a work and a day who were there `gap` days earlier for the last time, in tenths of a person.
    // Whoever was there on a day counts in a window that begins at most `gap` days earlier: distinct people of any window are a sum.
    await tx.query(
      'createRankingDayPeople',
      `
      CREATE TABLE ranking_day_people (
        day date NOT NULL,
        work_id text NOT NULL,
        gap smallint NOT NULL,
        completed integer NOT NULL,
        viewed integer NOT NULL,
        PRIMARY KEY (day, work_id, gap)
      )`,
    );
    // Everybody up to and including the day, so that the ranking of all time does not add up every day since the beginning.
    await tx.query(
      'createRankingSums',
      `
      CREATE TABLE ranking_sums (
        day date NOT NULL,
        work_id text NOT NULL,
        completed integer NOT NULL,
        viewed integer NOT NULL,
        PRIMARY KEY (day, work_id)
      )`,
    );
    await tx.query('createRankingLeftOut', 'CREATE TABLE ranking_left_out (person_key text PRIMARY KEY)');
    await tx.query(
      'createRankingSnapshots',
      `
      CREATE TABLE ranking_snapshots (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        period text NOT NULL CHECK (period IN ('DAILY', 'WEEKLY', 'MONTHLY', 'TOTAL')),
        window_start timestamptz(3),
        window_end timestamptz(3) NOT NULL,
        computed_at timestamptz(3) NOT NULL DEFAULT now(),
        formula_version smallint NOT NULL
      )`,
    );
    await tx.query(
      'indexRankingSnapshots',
      'CREATE INDEX ranking_snapshots_window ON ranking_snapshots (period, window_end DESC, id DESC)',
    );
    // Scores and their parts are in tenths of a person.
    await tx.query(
      'createRankingEntries',
      `
      CREATE TABLE ranking_entries (
        snapshot_id bigint NOT NULL REFERENCES ranking_snapshots ON DELETE CASCADE,
        rank smallint NOT NULL,
        work_id text NOT NULL,
        score integer NOT NULL,
        bookmarked integer NOT NULL,
        liked integer NOT NULL,
        completed integer NOT NULL,
        viewed integer NOT NULL,
        PRIMARY KEY (snapshot_id, rank)
      )`,
    );
    await tx.query(
      'indexRankingEntries',
      'CREATE INDEX ranking_entries_work ON ranking_entries (work_id, snapshot_id)',
    );
    await tx.query(
      'createCurrentRankings',
      'CREATE TABLE current_rankings (period text PRIMARY KEY, snapshot_id bigint NOT NULL REFERENCES ranking_snapshots)',
    );
  },
};

export default migration;
