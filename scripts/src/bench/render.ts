import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServices, closeServices } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { loadRenderer } from '@komawari/site/renderer';
import { createExecutor } from '../../../api/src/composition/executor.ts';
import { environment, root } from '../config.ts';
import { report } from '../progress.ts';
import type { BenchOptions } from './Bench.ts';
import { fillDatabase, sizeOfSite } from './fillDatabase.ts';
import { makeFolder } from './makeFolder.ts';
import { type Row, compare, keepResults } from './measure.ts';
import { prepareGround } from './publish/startShape.ts';
import { runComparator } from './runComparator.ts';
import { writeEpisodeFiles } from './writeEpisodeFiles.ts';

/** Draws one page; the number picks which. */
type Draw = (index: number) => Promise<string>;

const episodes = 40;
/** Makes the bare page as long as ours. */
const picturesOfBarePage = 340;
const idOf = (prefix: string, number: number) => prefix + String(number).padStart(20, '0');

const pages: Record<string, (index: number) => string> = {
  episode: (index) => `/episodes/${idOf('e', 1 + (index % episodes))}`,
  work: (index) => `/works/${idOf('w', 1 + (index % 10))}`,
  top: () => '/',
};

/** CPU time of this process per page, in milliseconds. */
async function cpuPerPage(draw: Draw, count: number): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < count; index++) await draw(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

/** Bare Astro: pictures from a JSON file, no components, no database. */
async function loadBareAstro(folder: string): Promise<Draw> {
  const dataDir = join(folder, 'astro-data');
  writeEpisodeFiles(dataDir, episodes, picturesOfBarePage);
  const outDir = join(folder, 'astro-server');
  const env = { KOMAWARI_BENCH_OUTPUT: 'server' };
  await report('Building the bare Astro page', () =>
    runComparator({ program: 'astro', args: ['build', '--outDir', outDir], dataDir, env }),
  );
  // The page reads it from its environment, which is ours here.
  environment['KOMAWARI_BENCH_DATA'] = dataDir;
  const entry = (await import(pathToFileURL(join(outDir, 'server/entry.mjs')).href)) as {
    render(path: string): Promise<string>;
  };
  return (index) => entry.render(`/episodes/e${index % episodes}`);
}

/** Our renderer as the publisher calls it, its documents executed as a guest; or again with the answers it got before. */
async function loadOurs(
  env: NodeJS.ProcessEnv,
  { atEnd }: BenchOptions,
): Promise<Record<'whole' | 'alone', (path: string) => Promise<string>>> {
  const services = await createServices(readConfig(env), console);
  atEnd(() => closeServices(services));
  const executor = createExecutor(services, (fault) => console.error(fault));
  const renderer = await loadRenderer({ distDir: join(root, 'site/dist') });
  const answers = new Map<string, unknown>();

  async function ask(source: string, variables: Record<string, unknown>): Promise<unknown> {
    const asked = { source, variables, recordDependency: () => {} };
    const { data, errors } = await services.database.snapshot((reader) =>
      executor.executeAsGuest({ ...asked, reader }),
    );
    if (errors) throw errors[0];
    return data;
  }

  async function askOnce(source: string, variables: Record<string, unknown>): Promise<unknown> {
    const question = JSON.stringify([source, variables]);
    if (!answers.has(question)) answers.set(question, await ask(source, variables));
    return structuredClone(answers.get(question));
  }

  const draw = (execute: typeof ask) => async (path: string) => {
    const locals = {
      execute: (document: { toString(): string }, variables = {}) => execute(document.toString(), variables),
      origin: 'http://komawari.example',
    };
    const { status, body } = await renderer.render(path, locals);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return body;
  };
  return { whole: draw(ask), alone: draw(askOnce) };
}

/** Pages a second are the reverse of the CPU a page: one process draws on one core. */
function perSecond({ title, ours, comparator }: Row): void {
  const rate = (ms: number) => (1000 / ms).toFixed(0);
  console.log(
    `  ${title}: ${rate(ours.median)} pages a second on one core, bare Astro ${rate(comparator?.median ?? Number.NaN)}`,
  );
}

/** The renderer in process, with the database and alone, beside a bare Astro page drawn through its own server entry. */
export async function run(options: BenchOptions): Promise<void> {
  const count = options.isQuick ? 60 : 400;
  const folder = makeFolder(options);
  const { env, database } = await prepareGround(join(folder, 'ours'), options);
  await fillDatabase(database, sizeOfSite(1000));
  const ours = await loadOurs(env, options);
  const bare = await loadBareAstro(folder);
  const rows: Row[] = [];
  for (const [name, pathOf] of Object.entries(pages)) {
    for (const [way, title] of [
      ['alone', 'drawing alone'],
      ['whole', 'with its data from the database'],
    ] as const) {
      const draw: Draw = (index) => ours[way](pathOf(index));
      await cpuPerPage(draw, Math.max(150, count));
      await cpuPerPage(bare, Math.max(150, count));
      const row = await compare({
        title: `The ${name} page, ${title}, ${(await draw(0)).length} characters against ${(await bare(0)).length}`,
        unit: 'CPU per page, ms',
        lessIsBetter: true,
        ours: { name: 'our renderer', measure: () => cpuPerPage(draw, count) },
        comparator: { name: 'bare Astro, a page as long', measure: () => cpuPerPage(bare, count) },
      });
      perSecond(row);
      rows.push(row);
    }
  }
  keepResults('render', rows, options);
}
