import { join } from 'node:path';
import { formatCount } from '@komawari/ui/numbers';
import { report } from '../progress.ts';
import type { BenchOptions } from './Bench.ts';
import { fillDatabase, sizeOfSite } from './fillDatabase.ts';
import { makeFolder } from './makeFolder.ts';
import { type Row, keepResults, percentile, state } from './measure.ts';
import { type Creator, type Publication, createCreator } from './publish/createCreator.ts';
import { stageEpisodes } from './publish/stageEpisodes.ts';
import { type NextApp, startNextApp } from './publish/startNextApp.ts';
import { prepareGround, startShape } from './publish/startShape.ts';
import { runComparator } from './runComparator.ts';
import { writeEpisodeFiles } from './writeEpisodeFiles.ts';

/** Four changes a round of the creator: 60 in all. */
const plans = {
  full: { pages: [1000, 20_000], rounds: 5, creatorRounds: 3, nextPages: 1000 },
  quick: { pages: [60, 300], rounds: 2, creatorRounds: 1, nextPages: 20 },
};

/** A build longer than this is not waited for. */
const longestBuildInMs = 180_000;

type Site = { pages: number; exportMs: number; creator: Creator };

/** A site of about so many pages, running in the production shape with every page written. */
async function openSite(folder: string, pages: number, options: BenchOptions): Promise<Site> {
  const ground = await prepareGround(folder, options);
  await fillDatabase(ground.database, sizeOfSite(pages));
  const staged = await stageEpisodes(ground, `a site of ${formatCount(pages)} pages`);
  const creator = await createCreator(await startShape(ground, options), staged);
  return { pages: staged.pages, exportMs: staged.exportMs, creator };
}

type Figures = { small: Publication[]; large: Publication[]; next: number[] };

/** All three in turn, so that a slow minute hits all. */
async function publishInTurn(
  small: Creator,
  large: Creator,
  next: NextApp,
  plan: (typeof plans)['full'],
): Promise<Figures> {
  const figures: Figures = { small: [], large: [], next: [] };
  for (let index = 0; index < 10; index++) await next.publish();
  for (let round = 0; round < plan.rounds; round++) {
    figures.small.push(...(await small.publishRounds(plan.creatorRounds)));
    figures.large.push(...(await large.publishRounds(plan.creatorRounds)));
    for (let index = 0; index < plan.creatorRounds * 4; index++) figures.next.push(await next.publish());
  }
  return figures;
}

const medianOf = (values: number[]) => percentile(values, 0.5);

const all = (made: Publication[]) => made.map(({ allLiveMs }) => allLiveMs);
const unit = 'ms after the answer';
const lessIsBetter = true;
const ours = (pages = '') => ({ name: `ours, ${pages}` });

/** What the changes of one site took: all of them, and the withdrawals among them. */
function stateSite(made: Publication[], title: string): Row[] {
  const withdrawals = all(made.filter(({ isWithdrawal }) => isWithdrawal));
  const pages = [...new Set(made.map(({ changed }) => changed))].toSorted((a, b) => a - b).join(', ');
  const facts = { unit, lessIsBetter, ours: ours(title) };
  const goal = { words: 'at most 250 ms', limit: 250 };
  return [
    state(
      { ...facts, title: `All of ${pages} affected pages live, p50`, goal: { words: 'at most 50 ms', limit: 50 } },
      [medianOf(all(made))],
    ),
    state({ ...facts, title: `All of ${pages} affected pages live, p99`, goal }, [percentile(all(made), 0.99)]),
    state({ ...facts, title: 'The same, every publication' }, all(made)),
    state({ ...facts, title: 'A withdrawn episode gone from all pages, without its pictures, p99', goal }, [
      percentile(withdrawals, 0.99),
    ]),
    state({ ...facts, title: 'The same, every withdrawal' }, withdrawals),
    state(
      { ...facts, title: 'The mutation itself', unit: 'ms to the answer' },
      made.map(({ answeredMs }) => answeredMs),
    ),
  ];
}

function statePublications({ small, large, next }: Figures, sites: Site[]): Row[] {
  const [name = '', largeName = ''] = sites.map(({ pages }) => `${formatCount(pages)} pages`);
  const episodes = (made: Publication[]) =>
    made.map(({ episodeLiveMs }) => episodeLiveMs).filter((value) => !Number.isNaN(value));
  const rows = [...stateSite(small, name), ...stateSite(large, largeName)];
  const sizes = { ours: ours(largeName), comparator: ours(name) };
  const flat = { words: 'within 10 %', limit: 1.1 };
  const nextApp = { name: 'Next.js, one page, visitor waits' };
  const worst = percentile(episodes(large), 0.99);
  return [
    ...rows,
    state(
      { ...sizes, title: 'The larger site beside the smaller', unit, lessIsBetter, goal: flat },
      all(large),
      all(small),
    ),
    state(
      { ...sizes, title: 'Pages drawn a change', unit: 'pages', lessIsBetter, goal: { words: 'equal', limit: 1 } },
      large.map(({ drawn }) => drawn),
      small.map(({ drawn }) => drawn),
    ),
    state(
      { ...sizes, title: 'The worker, pictures included', unit: 'CPU a change, ms', lessIsBetter, goal: flat },
      large.map(({ workerCpuMs }) => workerCpuMs),
      small.map(({ workerCpuMs }) => workerCpuMs),
    ),
    state(
      { title: "The episode's own page", unit, lessIsBetter, ours: ours(largeName), comparator: nextApp },
      episodes(large),
      next,
    ),
    state(
      {
        title: "The episode's own page, p99",
        unit,
        lessIsBetter,
        ours: ours(largeName),
        comparator: nextApp,
        goal: { words: 'not above Next.js', limit: 1 },
      },
      [worst],
      [percentile(next, 0.99)],
    ),
  ];
}

/** How much longer publications take while a new release draws all pages again. */
function stateRedrawing(quiet: Publication[], redrawing: Publication[], name: string): Row[] {
  const sides = { ours: { name: 'while every page is drawn again' }, comparator: { name: 'otherwise' } };
  const facts = { ...sides, unit, lessIsBetter, goal: { words: 'at most twice', limit: 2 } };
  const own = (made: Publication[]) =>
    made.map(({ episodeLiveMs }) => episodeLiveMs).filter((value) => !Number.isNaN(value));
  return [
    state({ ...facts, title: `After an upgrade, ${name}: all affected pages live` }, all(redrawing), all(quiet)),
    state({ ...facts, title: "After an upgrade: the episode's own page" }, own(redrawing), own(quiet)),
  ];
}

/** What the other way costs: building everything again for one change. */
async function stateBuilds(folder: string, sites: Site[], changeMs: number): Promise<Row[]> {
  const rows: Row[] = [];
  let msPerPage = 0;
  for (const { pages, exportMs } of sites) {
    const count = `${formatCount(pages)} pages`;
    if (msPerPage * pages > longestBuildInMs) {
      console.log(`\nastro build of ${count} was not run: it would take ${((msPerPage * pages) / 1000).toFixed(0)} s.`);
      continue;
    }
    const dataDir = join(folder, `astro-data-${pages}`);
    writeEpisodeFiles(dataDir, pages);
    const args = ['build', '--outDir', join(folder, `astro-out-${pages}`)];
    const took = await report(`astro build of ${count}`, () =>
      runComparator({ program: 'astro', args, dataDir }, longestBuildInMs),
    );
    if (took === null) {
      console.log(`\nastro build of ${count} was stopped after ${longestBuildInMs / 1000} s.`);
      continue;
    }
    msPerPage = took / pages;
    const facts = { unit: 'ms', lessIsBetter: true, comparator: { name: 'astro build' } };
    rows.push(
      state(
        { ...facts, title: `One change on a site of ${count}`, ours: { name: 'ours, all affected pages, p50' } },
        [changeMs],
        [took],
      ),
      state(
        { ...facts, title: `Every page of ${count}`, ours: { name: 'our export, data and compression too' } },
        [exportMs],
        [took],
      ),
    );
  }
  return rows;
}

/** Publishing until every page is live, on a small and a large site, beside Next.js and a full Astro build. */
export async function run(options: BenchOptions): Promise<void> {
  const plan = options.isQuick ? plans.quick : plans.full;
  const folder = makeFolder(options);
  const sites: Site[] = [];
  for (const pages of plan.pages) sites.push(await openSite(join(folder, String(pages)), pages, options));
  const next = await startNextApp(folder, plan.nextPages, options);
  const figures = await publishInTurn(sites[0]!.creator, sites[1]!.creator, next, plan);
  const redrawing = await sites[1]!.creator.publishWhileRedrawing(plan.creatorRounds);
  const rows = [
    ...statePublications(figures, sites),
    ...stateRedrawing(figures.large, redrawing, `${formatCount(sites[1]!.pages)} pages`),
  ];
  rows.push(...(await stateBuilds(folder, sites, medianOf(figures.large.map(({ allLiveMs }) => allLiveMs)))));
  keepResults('publish', rows, options);
}
