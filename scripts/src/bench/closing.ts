import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { type Services, updateSite } from '@komawari/api/seeding';
import { startServer } from '../kill/ServerProcess.ts';
import { report } from '../progress.ts';
import { expectDone } from '../seed/people.ts';
import type { BenchOptions } from './Bench.ts';
import { fillPictures } from './closing/fillPictures.ts';
import { cpuOfFamily } from './cpu.ts';
import { fillDatabase } from './fillDatabase.ts';
import { makeFolder } from './makeFolder.ts';
import { keepResults, state } from './measure.ts';
import { type Ground, prepareGround } from './publish/startShape.ts';

const episodesPerWork = 20;
const plans = { full: { works: 100, rounds: 3 }, quick: { works: 5, rounds: 1 } };
const OWNER = { accountId: `u${'1'.padStart(20, '0')}`, kind: 'REGISTERED' as const };

/** Times in milliseconds after the answer to the mutation. */
type Closing = {
  answeredMs: number;
  pagesGoneMs: number;
  picturesGoneMs: number;
  settledMs: number;
  workerCpuMs: number;
};

/** What a web server would still find. */
async function countServed(publicDir: string): Promise<{ pages: number; pictures: number }> {
  const count = async (folder: string) =>
    (await readdir(join(publicDir, folder)).catch(() => [])).filter((name) => !name.startsWith('.')).length;
  return {
    pages: (await count('pages/episodes')) + (await count('pages/works')),
    pictures: await count('images'),
  };
}

async function awaitSettled({ database }: Ground): Promise<void> {
  for (;;) {
    const waiting = await database.query(
      'findWaiting',
      'SELECT 1 FROM stale_pages UNION ALL SELECT 1 FROM content_changes WHERE expanded_at IS NULL LIMIT 1',
    );
    if (waiting.length === 0) return;
    await wait(20);
  }
}

async function setClosed(services: Services, isClosed: boolean): Promise<void> {
  expectDone('site', await updateSite(services, OWNER, { isClosed }));
}

/** Closes the site and looks until nothing of it is left. */
async function close(ground: Ground, services: Services, workerCpu: () => number): Promise<Closing> {
  const cpuBefore = workerCpu();
  const sentAt = performance.now();
  await setClosed(services, true);
  const answeredAt = performance.now();
  const settled = awaitSettled(ground).then(() => performance.now());
  const goneAt = { pages: 0, pictures: 0 };
  while (goneAt.pages === 0 || goneAt.pictures === 0) {
    const left = await countServed(ground.publicDir);
    for (const kind of ['pages', 'pictures'] as const)
      if (left[kind] === 0 && goneAt[kind] === 0) goneAt[kind] = performance.now();
    await wait(10);
  }
  return {
    answeredMs: answeredAt - sentAt,
    pagesGoneMs: goneAt.pages - answeredAt,
    picturesGoneMs: goneAt.pictures - answeredAt,
    settledMs: (await settled) - answeredAt,
    workerCpuMs: workerCpu() - cpuBefore,
  };
}

/** A site of 100 works with 2,000 episodes and a picture each, which its creator closes: until readers get nothing of it. */
export async function run(options: BenchOptions): Promise<void> {
  const { works, rounds } = options.isQuick ? plans.quick : plans.full;
  const ground = await prepareGround(makeFolder(options), options);
  await fillDatabase(ground.database, { works, episodesPerWork, creators: 1, tags: 20 });
  const app = await start({ config: { ...readConfig(ground.env), logLevel: 'silent' }, roles: [] });
  options.atEnd(() => app.close());
  await report('Making a picture for each episode', () => fillPictures(ground.database, app.services.objects));
  await report('Writing every page and picture', () => app.publisher.exportSite());
  const worker = await startServer('worker', { ...ground.env, PORT: '0' });
  options.atEnd(() => worker.kill());
  await awaitSettled(ground);

  const made: Closing[] = [];
  for (let round = 0; round < rounds; round++) {
    made.push(await close(ground, app.services, () => cpuOfFamily(worker.pid) / 1000));
    if (round === rounds - 1) break;
    await setClosed(app.services, false);
    await report('Opening the site again', () => awaitSettled(ground));
  }

  const episodes = works * episodesPerWork;
  const facts = { unit: 'ms after the answer', lessIsBetter: true, ours: { name: `${episodes} episodes` } };
  const goal = { words: 'at most 2 s', limit: 2000 };
  const of = (figure: keyof Closing) => made.map((one) => one[figure]);
  const rows = [
    state({ ...facts, title: 'A closed site: its pages gone', goal }, of('pagesGoneMs')),
    state({ ...facts, title: 'A closed site: its pictures gone', goal }, of('picturesGoneMs')),
    state({ ...facts, title: 'A closed site: all lists drawn without it' }, of('settledMs')),
    state({ ...facts, title: 'The mutation itself', unit: 'ms to the answer' }, of('answeredMs')),
    state({ ...facts, title: 'The worker', unit: 'CPU, ms' }, of('workerCpuMs')),
  ];
  keepResults('closing', rows, options);
}
