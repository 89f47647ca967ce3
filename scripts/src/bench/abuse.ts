import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchOptions } from './Bench.ts';
import { fillDatabase } from './fillDatabase.ts';
import { makeFolder } from './makeFolder.ts';
import { keepResults, percentile, type Row, state } from './measure.ts';
import { prepareGround, startShape } from './publish/startShape.ts';

const READERS = 20;
/** As nginx is shipped. */
const CALLS = 50;
const PAUSE_MS = 200;
const ADDRESSES = 10;

const LIST = JSON.stringify({ query: '{ newWorks(first: 10) { nodes { id title } } }' });
type Kind = 'page' | 'call';

/** People who read at their pace, each from an address of their own: how long each answer took, in milliseconds. One who is refused has waited for ever. */
async function read(url: string, pages: readonly string[], seconds: number): Promise<Record<Kind, number[]>> {
  const took: Record<Kind, number[]> = { page: [], call: [] };
  const endAt = performance.now() + seconds * 1000;
  const reader = async (_: unknown, number: number): Promise<void> => {
    const headers = { 'x-forwarded-for': `198.51.100.${number + 1}`, 'content-type': 'application/json' };
    for (let nth = number; performance.now() < endAt; nth += 1) {
      const kind: Kind = nth % 3 === 0 ? 'call' : 'page';
      const init = kind === 'call' ? { method: 'POST', body: LIST, headers } : { headers };
      const startedAt = performance.now();
      const answer = await fetch(url + (kind === 'call' ? '/graphql' : pages[nth % pages.length]!), init);
      await answer.arrayBuffer();
      took[kind].push(answer.ok ? performance.now() - startedAt : Infinity);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return took;
}

/** Asks without end meanwhile, and says what came of it. */
async function attack<Result>(
  url: string,
  clients: number,
  options: BenchOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const child = fork(join(import.meta.dirname, 'abuse/attack.ts'), [url, String(clients), String(ADDRESSES)]);
  options.atEnd(() => child.kill('SIGKILL'));
  const result = await work();
  const told = once(child, 'message');
  child.send('end');
  const [counts] = (await told) as [Record<string, number>];
  console.log(
    `  ${clients} clients were answered: ${Object.entries(counts)
      .map(([what, count]) => `${what} ${count} times`)
      .join(', ')}`,
  );
  return result;
}

/** Readers while 2,000 clients ask for what costs most, from ten addresses, beside the same readers alone. */
export async function run(options: BenchOptions): Promise<void> {
  const clients = options.isQuick ? 200 : 2000;
  const seconds = options.isQuick ? 4 : 20;
  const ground = await prepareGround(makeFolder(options), options);
  await fillDatabase(ground.database, { works: 1000, episodesPerWork: 2, creators: 100, tags: 50 });
  const shape = await startShape(ground, options, CALLS);
  const works = await ground.database.query<{ id: string }>(
    'listSome',
    'SELECT id FROM visible_works ORDER BY id LIMIT 20',
  );
  const pages = works.map(({ id }) => `/works/${id}`);
  // Everything is drawn and compiled before anything counts.
  await read(shape.url, pages, options.isQuick ? 2 : 10);
  const alone: Record<Kind, number[]> = { page: [], call: [] };
  const beside: Record<Kind, number[]> = { page: [], call: [] };
  for (let round = 0; round < (options.isQuick ? 1 : 3); round += 1) {
    const quiet = await read(shape.url, pages, seconds);
    const busy = await attack(shape.url, clients, options, () => read(shape.url, pages, seconds));
    for (const kind of ['page', 'call'] as const) {
      alone[kind].push(percentile(quiet[kind], 0.99));
      beside[kind].push(percentile(busy[kind], 0.99));
    }
  }
  const rows = (['page', 'call'] as const).map((kind): Row =>
    state(
      {
        title: `${kind === 'page' ? 'A stored page' : 'A list of the API'} for ${READERS} readers while ${clients} clients ask without end`,
        unit: 'p99, ms',
        lessIsBetter: true,
        ours: { name: 'beside them' },
        comparator: { name: 'alone' },
        goal: { words: 'at most twice', limit: 2 },
      },
      beside[kind],
      alone[kind],
    ),
  );
  keepResults('abuse', rows, options);
}
