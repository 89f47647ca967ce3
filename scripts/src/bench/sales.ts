import { join } from 'node:path';
import { migrate, openDatabase } from '@komawari/api/database';
import { startPostgres } from '@komawari/postgres';
import { formatCount } from '@komawari/ui/numbers';
import type { BenchOptions } from './Bench.ts';
import { makeFolder } from './makeFolder.ts';
import { keepResults, percentile, type Row, state } from './measure.ts';
import { fillSales } from './sales/fillSales.ts';
import { type Screen, screensOf } from './sales/screens.ts';

/** What the creators sold that are measured: few, and very much. */
const SALES = [1000, 100_000];

/** Every screen has its sums within this time, in ms, also with 100,000 sales. */
const LIMIT_MS = 100;

async function msOf(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

/** Both sides in turn, after each was asked once. */
async function measure({ ours, plain, check }: Screen, rounds: number): Promise<{ ours: number[]; plain: number[] }> {
  await check();
  await Promise.all([ours(), plain()]);
  const taken: { ours: number[]; plain: number[] } = { ours: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    taken.ours.push(await msOf(ours));
    taken.plain.push(await msOf(plain));
  }
  return taken;
}

/** What the screens of sales ask of creators who sold little and much, beside the same sums by plain SQL over every sale. */
export async function run(options: BenchOptions): Promise<void> {
  const postgres = await startPostgres({ dataDir: join(makeFolder(options), 'postgres') });
  options.atEnd(() => postgres.stop());
  await migrate(postgres.url);
  const database = openDatabase(postgres.url, { pool: 6 });
  options.atEnd(() => database.close());
  const counts = options.isQuick ? SALES.map((count) => count / 10) : SALES;
  const sellers = await fillSales(database, counts);
  const rows: Row[] = [];
  const medians = new Map<string, number[]>();
  for (const { id, sales } of sellers) {
    const [work] = await database.query<{ id: string }>('findWork', 'SELECT id FROM works WHERE user_id = $1 LIMIT 1', [
      id,
    ]);
    for (const screen of screensOf(database, id, work?.id ?? '')) {
      const { ours, plain } = await measure(screen, options.isQuick ? 3 : 30);
      const what = { unit: 'ms', lessIsBetter: true, ours: { name: 'the screen' } };
      const title = `The ${screen.name} of ${formatCount(sales)} sales`;
      rows.push(state({ ...what, title, comparator: { name: 'the same sums by plain SQL' } }, ours, plain));
      const goal = { words: `at most ${LIMIT_MS} ms`, limit: LIMIT_MS };
      rows.push(state({ ...what, title: `${title}, p95`, goal }, [percentile(ours, 0.95)]));
      medians.set(screen.name, [...(medians.get(screen.name) ?? []), percentile(ours, 0.5)]);
    }
  }
  for (const [name, [few = 0, many = 0]] of medians)
    console.log(
      `The ${name} takes ${(many / few).toFixed(1)} times as long with ${counts[1]! / counts[0]!} times the sales.`,
    );
  keepResults('sales', rows, options);
}
