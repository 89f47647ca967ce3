import { join } from 'node:path';
import { type Database, migrate, openDatabase } from '@komawari/api/database';
import { refreshRankings } from '@komawari/api/seeding';
import { startPostgres } from '@komawari/postgres';
import type { BenchOptions } from './Bench.ts';
import { fillDatabase } from './fillDatabase.ts';
import { fillReaders } from './fillReaders.ts';
import { makeFolder } from './makeFolder.ts';
import { keepResults, state } from './measure.ts';
import { noonBefore, secondsOf } from './time.ts';

const rounds = 3;

/**
 * What is done without snapshots and days that are added up: everybody counted anew from the tables, and the score of
 * every work written to its row. On a copy, so that the table that is measured stays as it was.
 */
const UPDATE_SCORES = `
  UPDATE works_with_scores w SET daily = s.daily, weekly = s.weekly, monthly = s.monthly, total = s.total FROM (
    SELECT work_id, ${['daily', 'weekly', 'monthly', 'total'].map((name) => `sum(weight * tenths) FILTER (WHERE ${name}) AS ${name}`).join(', ')}
    FROM (
      SELECT work_id, person, weight, CASE WHEN bool_and(is_guest) THEN 3 ELSE 10 END AS tenths,
        bool_or(day = $1::date) AS daily, bool_or(day > $1::date - 7) AS weekly, bool_or(day > $1::date - 30) AS monthly, true AS total
      FROM (
        SELECT work_id, account_id AS person, 10 AS weight, (created_at AT TIME ZONE 'Asia/Tokyo')::date AS day, false AS is_guest FROM bookmarks
        UNION ALL
        SELECT e.work_id, l.account_id, 5, (l.created_at AT TIME ZONE 'Asia/Tokyo')::date, false FROM likes l JOIN episodes e ON e.id = l.episode_id
        UNION ALL
        SELECT work_id, person_key, 4, day, is_guest FROM work_people_days WHERE completed
        UNION ALL
        SELECT work_id, person_key, 1, day, is_guest FROM work_people_days WHERE viewed
      ) signs WHERE day <= $1::date GROUP BY work_id, person, weight
    ) people GROUP BY work_id
  ) s WHERE s.work_id = w.id`;

async function prepare(folder: string, { isQuick, atEnd }: BenchOptions): Promise<Database> {
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  atEnd(() => postgres.stop());
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { pool: 2 });
  atEnd(() => database.close());
  const works = isQuick ? 2000 : 100_000;
  await fillDatabase(database, { works, episodesPerWork: 1, creators: works / 10, tags: 100 });
  await fillReaders(database, { works, visits: works * 5, likes: works, bookmarks: works / 2, readers: works / 2 });
  await database.query(
    'copyWorks',
    'CREATE TABLE works_with_scores AS SELECT *, 0 AS daily, 0 AS weekly, 0 AS monthly, 0 AS total FROM works',
  );
  await database.query('indexCopy', 'ALTER TABLE works_with_scores ADD PRIMARY KEY (id)');
  await database.query('analyse', 'ANALYZE');
  return database;
}

async function updateScores(database: Database, ranked: string): Promise<void> {
  await database.transact(async (tx) => {
    // The same memory as ours has, and more time than a request.
    await tx.query(
      'widen',
      `SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true), set_config('statement_timeout', '0', true)`,
    );
    await tx.query('updateScores', UPDATE_SCORES, [ranked]);
  });
}

async function countDeadRows(database: Database, table: string): Promise<number> {
  await database.query('flushFigures', 'SELECT pg_stat_force_next_flush()');
  const [row] = await database.query<{ dead: number }>(
    'countDeadRows',
    'SELECT (n_dead_tup + n_tup_upd + n_tup_del)::int AS dead FROM pg_stat_user_tables WHERE relname = $1',
    [table],
  );
  return row?.dead ?? 0;
}

/** All four rankings of a day, closing the day included, beside counting everybody anew and updating every work. */
export async function run(options: BenchOptions): Promise<void> {
  const database = await prepare(makeFolder(options), options);
  const rank = (daysAgo: number) => refreshRankings(database, { at: noonBefore(daysAgo) });
  console.log(`Closing the first days takes ${(await secondsOf(() => rank(rounds))).toFixed(1)} s.`);
  await database.query('analyse', 'ANALYZE');
  const before = await countDeadRows(database, 'works');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let daysAgo = rounds - 1; daysAgo >= 0; daysAgo--) {
    ours.push(await secondsOf(() => rank(daysAgo)));
    const ranked = noonBefore(daysAgo + 1)
      .toISOString()
      .slice(0, 10);
    theirs.push(await secondsOf(() => updateScores(database, ranked)));
  }
  const what = {
    title: 'Four rankings of a new day, of 40 days with five visits, a like and half a bookmark a work',
    unit: 'seconds',
    lessIsBetter: true,
  };
  const comparator = { name: 'counted anew, a score on every work' };
  const rows = [
    state(
      {
        ...what,
        ours: { name: 'snapshots, days added up' },
        goal: { words: 'at most 1 s for 100,000 works', limit: 1 },
      },
      ours,
    ),
    state({ ...what, ours: { name: 'snapshots, days added up' }, comparator }, ours, theirs),
    state(
      {
        title: 'Rows of works written or dead afterwards',
        unit: 'rows',
        lessIsBetter: true,
        ours: { name: 'snapshots, days added up' },
        goal: { words: 'none', limit: 0 },
      },
      [(await countDeadRows(database, 'works')) - before],
    ),
  ];
  console.log(`  counted anew, a score on every work: ${await countDeadRows(database, 'works_with_scores')}`);
  keepResults('ranking', rows, options);
}
