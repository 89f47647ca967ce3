import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { refreshRankings } from '@komawari/api/seeding';
import type { Database } from '@komawari/api/database';
import { formatCount } from '@komawari/ui/numbers';
import { report } from '../../progress.ts';
import type { BenchOptions } from '../Bench.ts';
import { fillDatabase, sizeOfSite } from '../fillDatabase.ts';
import { fillReaders } from '../fillReaders.ts';
import { createCreator } from '../publish/createCreator.ts';
import { type Staged, stageEpisodes } from '../publish/stageEpisodes.ts';
import { type Ground, prepareGround, startShape } from '../publish/startShape.ts';
import { noonBefore, secondsOf } from '../time.ts';
import { addUnwritten } from './addUnwritten.ts';

/** What one site showed; several values where something was done several times. */
export type Figures = { pages: number } & Record<
  | 'exportMsPerPage'
  | 'diskPerPage'
  | 'databasePerPage'
  | 'dependenciesPerPage'
  | 'dependencyBytes'
  | 'vacuumSeconds'
  | 'rankingSeconds'
  | 'sitemapMs'
  | 'coldPageMs'
  | 'publishMs'
  | 'workerCpuMs',
  number[]
>;

type Written = Staged & { pages: number; exportMs: number; rankingSeconds: number[] };

const rounds = 3;
const coldPages = 20;
const run = promisify(execFile);

const msOf = async (work: () => Promise<unknown>): Promise<number> => 1000 * (await secondsOf(work));

async function repeat(times: number, work: (index: number) => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let index = 0; index < times; index++) values.push(await work(index));
  return values;
}

/** Ranks the last days, one after the other, as each night does; what comes before them is closed first. */
async function rank(database: Database): Promise<number[]> {
  const rankDay = (daysAgo: number) => refreshRankings(database, { at: noonBefore(daysAgo) });
  await report('Closing the days of readers', () => rankDay(rounds));
  return repeat(rounds, (index) => secondsOf(() => rankDay(rounds - 1 - index)));
}

/** Fills and writes the site, or takes the one an earlier run has written. A fill that was interrupted begins anew. */
async function writeSite(folder: string, size: number, options: BenchOptions): Promise<[Ground, Written]> {
  const note = join(folder, 'written.json');
  const isWritten = existsSync(note);
  if (!isWritten) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // PostgreSQL and nginx run as users of their own.
  chmodSync(folder, 0o755);
  const ground = await prepareGround(folder, options);
  if (isWritten) return [ground, JSON.parse(readFileSync(note, 'utf8')) as Written];
  const filled = sizeOfSite(size);
  const { works } = filled;
  await report(`Filling a site of about ${formatCount(size)} pages`, async () => {
    await fillDatabase(ground.database, filled);
    const readers = Math.ceil(works / 100);
    await fillReaders(ground.database, {
      works,
      visits: works * 5,
      likes: works,
      bookmarks: Math.ceil(works / 2),
      readers,
    });
  });
  const rankingSeconds = await rank(ground.database);
  const written = { ...(await stageEpisodes(ground, `a site of about ${formatCount(size)} pages`)), rankingSeconds };
  writeFileSync(note, JSON.stringify(written));
  return [ground, written];
}

/** What the site takes on disks, and what keeping its largest table tidy costs; over a connection that waits longer than a request. */
async function weigh({ env, publicDir }: Ground, pages: number) {
  const { stdout } = await run('du', ['-sk', publicDir]);
  const client = new Client({ connectionString: env['DATABASE_URL'] });
  await client.connect();
  try {
    const vacuumSeconds = await secondsOf(() => client.query('VACUUM (ANALYZE) page_dependencies'));
    const { rows } = await client.query<{ database: number; dependencies: number; bytes: number }>(
      `SELECT pg_database_size(current_database())::float8 AS database, count(*)::float8 AS dependencies,
         pg_total_relation_size('page_dependencies')::float8 AS bytes FROM page_dependencies`,
    );
    const { database = 0, dependencies = 0, bytes = 0 } = rows[0] ?? {};
    return {
      diskPerPage: [Number.parseInt(stdout, 10) / pages],
      databasePerPage: [database / 1024 / pages],
      dependenciesPerPage: [dependencies / pages],
      dependencyBytes: [bytes / dependencies],
      vacuumSeconds: [vacuumSeconds],
    };
  } finally {
    await client.end();
  }
}

async function get(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
}

/** The first part of the sitemap that lists episodes, as a crawler finds it. */
async function findSitemapPart(url: string): Promise<string> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const [path] of index.matchAll(/\/sitemaps\/episodes[^<]*/g)) {
    const part = await fetch(url + path);
    await part.arrayBuffer();
    // Parts are cut by the first letters of ids: of a fill all begin alike.
    if (part.ok) return url + path;
  }
  throw new Error(`No part of the sitemap lists episodes: ${index.slice(0, 500)}`);
}

/** One site from its fill to its figures. Processes end with `options.atEnd`; the site's folder stays. */
export async function measureSite(folder: string, size: number, options: BenchOptions): Promise<Figures> {
  const [ground, written] = await writeSite(folder, size, options);
  const { pages, exportMs, rankingSeconds } = written;
  const weights = await weigh(ground, pages);
  const shape = await startShape(ground, options);
  const creator = await createCreator(shape, written);
  const made = await creator.publishRounds(rounds);
  const unwritten = await addUnwritten(ground.database, coldPages);
  const coldPageMs = await repeat(coldPages, (index) => msOf(() => get(`${shape.url}/episodes/${unwritten[index]}`)));
  const part = await findSitemapPart(shape.url);
  const sitemapMs = await repeat(rounds, () => msOf(() => get(part)));
  return {
    pages,
    exportMsPerPage: [exportMs / pages],
    ...weights,
    rankingSeconds,
    sitemapMs,
    coldPageMs,
    publishMs: made.map(({ allLiveMs }) => allLiveMs),
    workerCpuMs: made.map(({ workerCpuMs }) => workerCpuMs),
  };
}
