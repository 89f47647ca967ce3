import { setTimeout as wait } from 'node:timers/promises';
import type { BenchOptions } from './Bench.ts';
import { sendReadings } from './ingestion/sendReadings.ts';
import { openStage, type Server, type Stage } from './ingestion/stage.ts';
import { keepResults, type Row, state } from './measure.ts';

const atOnce = 24;

type Load = { perSecond: number; cpuPerEvent: number };

/** Sends for a while, and waits until everything that was taken is written: the rate of both together. */
async function load(stage: Stage, server: Server, kind: 'ours' | 'naive', seconds: number): Promise<Load> {
  const before = await stage.countWritten(kind);
  const cpuBefore = server.cpu();
  const startedAt = performance.now();
  const acknowledged = await sendReadings({
    url: () => server.url,
    episodes: stage.episodes,
    atOnce,
    isOver: () => performance.now() - startedAt > seconds * 1000,
  });
  let written = 0;
  while ((written = (await stage.countWritten(kind)) - before) < acknowledged.events) await wait(100);
  if (written !== acknowledged.events) throw new Error(`${acknowledged.events} were taken, ${written} are there.`);
  const { events } = acknowledged;
  return {
    perSecond: (events / (performance.now() - startedAt)) * 1000,
    cpuPerEvent: (server.cpu() - cpuBefore) / events,
  };
}

/** Kills something in the middle. Answers how many acknowledged events are gone, in seconds of what came in. */
async function lossOf(stage: Stage, victim: 'api' | 'postgres', seconds: number): Promise<number> {
  const before = await stage.countWritten('ours');
  let server = await stage.startServer('ours');
  const startedAt = performance.now();
  const sending = sendReadings({
    url: () => server.url,
    episodes: stage.episodes,
    atOnce,
    isOver: () => performance.now() - startedAt > seconds * 1000,
  });
  await wait(seconds * 500);
  const killedAt = Math.floor(performance.now() / 100);
  if (victim === 'api') {
    await server.kill();
    server = await stage.startServer('ours');
  } else {
    await stage.killPostgres();
  }
  const acknowledged = await sending;
  const differences = await stage.settle();
  if (differences > 0) throw new Error(`${differences} sums differ from the events.`);
  const lost = acknowledged.events - ((await stage.countWritten('ours')) - before);
  await server.kill();
  const inLastSecond = Array.from({ length: 10 }, (_, n) => acknowledged.tenths.get(killedAt - n) ?? 0).reduce(
    (a, b) => a + b,
    0,
  );
  console.log(
    `  ${victim} killed: ${acknowledged.events} acknowledged, ${lost} lost; ${inLastSecond} came in the second before`,
  );
  // An event may be written and its answer lost; what is there and was not acknowledged is no loss.
  return Math.max(0, lost) / Math.max(1, inLastSecond);
}

/** Reading events into PostgreSQL, over HTTP with ten of one reader in a request, beside one INSERT and UPDATE an event. */
export async function run(options: BenchOptions): Promise<void> {
  const seconds = options.isQuick ? 4 : 60;
  const stage = await openStage(options);
  const ours = await stage.startServer('ours');
  const naive = await stage.startServer('naive');
  const loads: Record<'ours' | 'naive', Load[]> = { ours: [], naive: [] };
  for (let round = 0; round < 3; round += 1) {
    loads.ours.push(await load(stage, ours, 'ours', seconds));
    loads.naive.push(await load(stage, naive, 'naive', Math.min(seconds, 15)));
  }
  const differences = await stage.settle();
  if (differences > 0) throw new Error(`${differences} sums differ from the events.`);
  await Promise.all([ours.kill(), naive.kill()]);

  const of = (kind: 'ours' | 'naive', figure: keyof Load) => loads[kind].map((one) => one[figure]);
  const comparator = { name: 'an INSERT and an UPDATE each' };
  const what = { title: 'Reading events, taken and written', unit: 'events a second', lessIsBetter: false };
  const rows: Row[] = [
    state(
      { ...what, ours: { name: 'batches' }, goal: { words: 'at least 20,000', limit: 20_000 } },
      of('ours', 'perSecond'),
    ),
    state({ ...what, ours: { name: 'batches' }, comparator }, of('ours', 'perSecond'), of('naive', 'perSecond')),
    state(
      {
        ...what,
        unit: 'CPU of the API and PostgreSQL per event, µs',
        lessIsBetter: true,
        ours: { name: 'batches' },
        comparator,
      },
      of('ours', 'cpuPerEvent'),
      of('naive', 'cpuPerEvent'),
    ),
  ];
  const kills = options.isQuick ? 1 : 5;
  for (const victim of ['api', 'postgres'] as const) {
    const losses: number[] = [];
    for (let n = 0; n < kills; n += 1) losses.push(await lossOf(stage, victim, options.isQuick ? 6 : 20));
    rows.push(
      state(
        {
          title: `Acknowledged events lost when ${victim === 'api' ? 'the API' : 'PostgreSQL'} is killed with signal 9`,
          unit: 'seconds of views',
          lessIsBetter: true,
          ours: { name: 'batches' },
          goal: { words: 'at most one second of views', limit: 1 },
        },
        losses,
      ),
    );
  }
  keepResults('ingestion', rows, options);
}
