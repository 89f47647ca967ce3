import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, migrate, openDatabase } from '@komawari/api/database';
import { compareAnalytics, rollUpAnalytics } from '@komawari/api/seeding';
import { startPostgres } from '@komawari/postgres';
import { environment, root } from '../config.ts';
import { askAnswers, askStatements, RAW } from './analytics/askAnswers.ts';
import { feedEvents } from './analytics/feedEvents.ts';
import { analyse, EPISODES, fillEvents, WORKS } from './analytics/fillEvents.ts';
import { fillReactions } from './analytics/fillReactions.ts';
import { dropUmami, fillUmami, UMAMI } from './analytics/umami.ts';
import type { BenchOptions } from './Bench.ts';
import { fillDatabase } from './fillDatabase.ts';
import { keepResults, type Row, state } from './measure.ts';

/** Millions of events at which everything is measured; KOMAWARI_BENCH_MILLIONS names others, such as 5 or 5,15. */
const sizesOf = (isQuick: boolean): number[] =>
  (environment['KOMAWARI_BENCH_MILLIONS'] ?? (isQuick ? '1' : '5,15,50')).split(',').map(Number);

/** Kept between runs, because filling takes longer than measuring. Delete it to begin anew. */
const folder = join(root, 'bench/.cache/analytics');

/** Beyond as many millions Umami is left out: its tables take 0.66 GB a million, and what they grow by is known by then. */
const UMAMI_UP_TO = 15;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function isFilled(database: Database): Promise<boolean> {
  const [row] = await database.query('findWork', 'SELECT 1 FROM works LIMIT 1');
  return row !== undefined;
}

/** Works that came out over the ninety days, so that every window has some. */
async function fillWorks(database: Database): Promise<void> {
  await fillDatabase(database, { works: WORKS, episodesPerWork: EPISODES, creators: WORKS / 10, tags: 100 });
  await database.query(
    'spreadEpisodes',
    `UPDATE episodes SET publish_at = now() - (89 - position * 7) * interval '1 day'`,
  );
  await database.query(
    'spreadWorks',
    `UPDATE works SET first_publish_at = now() - interval '82 days', genre = 'FANTASY'`,
  );
}

async function open(dataDir: string, atEnd: BenchOptions['atEnd']) {
  const postgres = await startPostgres({ dataDir });
  let isOpen = true;
  const database = openDatabase(postgres.url, { pool: 6 });
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await database.close();
    await postgres.stop();
  };
  atEnd(close);
  return { postgres, database, close };
}

async function sizeOnDisk(database: Database): Promise<{ events: number; rawBytes: number; countBytes: number }> {
  const [row] = await database.transact(async (tx) => {
    await tx.query('takeTime', `SELECT set_config('statement_timeout', '0', true)`);
    return tx.query<{ events: number; raw: number; counts: number }>(
      'sizeOnDisk',
      `SELECT (SELECT count(*) FROM reading_events)::float AS events,
         (SELECT sum(pg_total_relation_size(inhrelid)) FROM pg_inherits WHERE inhparent = 'reading_events'::regclass)::float AS raw,
         (SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND relname LIKE 'analytics\\_%')::float AS counts`,
    );
  });
  return { events: row?.events ?? 0, rawBytes: row?.raw ?? 0, countBytes: row?.counts ?? 0 };
}

const FEEDING_MS = 60_000;

async function measureAt(millions: number, atEnd: BenchOptions['atEnd'], isQuick: boolean): Promise<Row[]> {
  const first = await open(folder, atEnd);
  await migrate(first.postgres.url);
  if (!(await isFilled(first.database))) await fillWorks(first.database);
  await fillReactions(first.database);
  const filled = await secondsOf(() => fillEvents(first.database, millions));
  const counted = await secondsOf(() => rollUpAnalytics(first.database));
  await first.database.query('compareAgain', 'UPDATE analytics_progress SET compared_on = NULL');
  const compared = await secondsOf(() => compareAnalytics(first.database));
  const hasUmami = millions <= UMAMI_UP_TO;
  const copied = await secondsOf(() => (hasUmami ? fillUmami : dropUmami)(first.database));
  await analyse(first.database);
  const size = await sizeOnDisk(first.database);
  console.log(
    `${(size.events / 1e6).toFixed(1)} million events: filled in ${filled.toFixed(0)} s, counted in ${counted.toFixed(0)} s, compared in ${compared.toFixed(1)} s, ${hasUmami ? `copied for Umami in ${copied.toFixed(0)} s` : 'without Umami'}; ` +
      `${(size.rawBytes / size.events).toFixed(0)} MB a million events, counts ${(size.countBytes / size.events).toFixed(0)} MB a million.`,
  );
  await first.close();
  const { database } = await open(folder, atEnd);
  const cold = await askAnswers(database, 1);
  const warm = await askAnswers(database, isQuick ? 2 : 5);
  const others = [
    { name: 'the raw events', p95: await askStatements(database, RAW) },
    ...(hasUmami ? [{ name: "Umami's tables", p95: await askStatements(database, UMAMI) }] : []),
  ];
  const feed = feedEvents(database, 2000);
  const fed: number[] = [];
  for (const end = performance.now() + (isQuick ? 25_000 : FEEDING_MS); performance.now() < end;)
    fed.push((await askAnswers(database, 1)).p95);
  const { written, worstLag } = await feed.stop();
  console.log(`  ${written} events came in. By question, warm, p95 in ms:`);
  for (const [name, ms] of warm.by) console.log(`    ${name.padEnd(28)} ${ms.toFixed(1)}`);
  const what = (title: string, unit: string, words: string, limit: number) => ({
    title: `${title}, ${millions} million events`,
    unit,
    lessIsBetter: true,
    ours: { name: 'counts by day' },
    goal: { words, limit },
  });
  return [
    state(what('Answers after a start of the database, p95', 'ms', 'at most 300 ms', 300), [cold.p95]),
    state(what('Answers, p95', 'ms', 'at most 100 ms', 100), [warm.p95]),
    state(what('Answers while 2,000 events a second come in, p95', 'ms', 'at most 100 ms', 100), fed),
    state(what('Until an event is counted, at most', 's', 'at most 60 s', 60), [worstLag]),
    // What counts by day answer is more: stops by page, reactions, readers.
    ...others.map(({ name, p95 }) =>
      state(
        {
          title: `Views, people and sources of a work beside ${name}, p95, ${millions} million events`,
          unit: 'ms',
          lessIsBetter: true,
          ours: { name: 'counts by day' },
          comparator: { name },
        },
        [warm.by.get('figures ALL_TIME') ?? 0],
        [p95],
      ),
    ),
  ];
}

/** What creators ask of their readers, at growing numbers of events, beside the same over the raw events and over Umami's tables. */
export async function run(options: BenchOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const rows: Row[] = [];
  for (const millions of sizesOf(options.isQuick))
    rows.push(...(await measureAt(millions, options.atEnd, options.isQuick)));
  keepResults('analytics', rows, options);
}
