import type { Database } from '@komawari/api/database';
import { createContext, type Services } from '@komawari/api/seeding';
import {
  listAccessSources,
  listDays,
  listWorkAccesses,
  loadAccesses,
  loadLiveAccesses,
} from '../../../../api/src/analytics/figures/accesses.ts';
import { compareGraph, compareNumbers } from '../../../../api/src/analytics/figures/compare.ts';
import { listDaysOf } from '../../../../api/src/analytics/figures/listDaysOf.ts';
import { loadReaderFacts } from '../../../../api/src/analytics/figures/loadReaderFacts.ts';
import { readFigures } from '../../../../api/src/analytics/figures/readFigures.ts';
import { findWorks } from '../../../../api/src/publications/works/index.ts';
import { WORKS } from './fillEvents.ts';

/** Works that are asked about: of those that are read most, of the middle, and of the rest. */
const PLACES = [1, 2, 3, 5, 8, 13, 34, 89, 233, 610, 1597, 4181, 10_946, WORKS];
const idOf = (place: number) => `w${String(place).padStart(20, '0')}`;

/** Everything a creator's screens ask for about a work. Answers milliseconds by question, each of which is one operation of a screen. */
async function askAbout(database: Database, workId: string): Promise<Map<string, number>> {
  const work = (await findWorks(database, [workId])).get(workId);
  if (!work) throw new Error(`${workId} is not filled.`);
  const contextOf = () =>
    createContext({
      services: { database } as Services,
      actor: { accountId: work.userId, kind: 'REGISTERED' },
      reader: database,
    });
  const took = new Map<string, number>();
  const time = async (name: string, ask: () => Promise<unknown>) => {
    const start = performance.now();
    await ask();
    took.set(name, performance.now() - start);
  };
  await time('accesses of all works', async () => {
    const context = contextOf();
    const accesses = await loadAccesses(context, {});
    await Promise.all([
      listDays(context, accesses),
      listWorkAccesses(context, accesses),
      listAccessSources(context, accesses),
    ]);
  });
  await time('last 30 minutes', async () => loadLiveAccesses(contextOf(), await loadAccesses(contextOf(), {})));
  for (const range of ['ALL_TIME', 'FIRST_THREE_DAYS'] as const)
    await time(`figures ${range}`, async () => {
      const context = contextOf();
      const figures = await readFigures(context, work, range);
      await Promise.all([listDaysOf(context, figures), loadReaderFacts(context, workId)]);
    });
  const asked = { workId, range: 'ALL_TIME', targets: ['universal', 'ranked'] } as const;
  await time('numbers compared with', () => compareNumbers(contextOf(), asked));
  await time('line compared with', () => compareGraph(contextOf(), { ...asked, graph: 'VIEWS_OF_DAY' }));
  return took;
}

/** Views and people by episode and by day, and arrivals by source, of the raw events. $1: the work. */
export const RAW = [
  `SELECT episode_id, count(*) FILTER (WHERE is_counted), count(DISTINCT (person_key, (occurred_at AT TIME ZONE 'Asia/Tokyo')::date)) FROM counted_readings WHERE work_id = $1 AND kind = 'OPEN' GROUP BY 1`,
  `SELECT (occurred_at AT TIME ZONE 'Asia/Tokyo')::date, count(*), count(DISTINCT person_key) FROM counted_readings WHERE work_id = $1 AND kind = 'OPEN' GROUP BY 1`,
  `SELECT source, count(*) FROM counted_readings WHERE work_id = $1 AND kind = 'REFERRER' GROUP BY 1`,
];

/** Asks everything about works of every size. Answers the slowest twentieth's bound (p95) over all answers, in ms, and by question. */
export async function askAnswers(
  database: Database,
  rounds: number,
): Promise<{ p95: number; by: Map<string, number> }> {
  const all: number[] = [];
  const by = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++)
    for (const place of PLACES)
      for (const [name, ms] of await askAbout(database, idOf(place))) {
        all.push(ms);
        by.set(name, [...(by.get(name) ?? []), ms]);
      }
  return { p95: p95Of(all), by: new Map([...by].map(([name, values]) => [name, p95Of(values)])) };
}

const p95Of = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** Asks statements about the same works. Answers, for all statements of a work together, p95 over the works in ms. */
export async function askStatements(database: Database, statements: readonly string[]): Promise<number> {
  const all: number[] = [];
  for (const place of PLACES)
    await database.transact(async (tx) => {
      await tx.query('takeTime', `SELECT set_config('statement_timeout', '0', true)`);
      const start = performance.now();
      for (const statement of statements) await tx.query('askStatement', statement, [idOf(place)]);
      all.push(performance.now() - start);
    });
  return p95Of(all);
}
