import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../kill/chooseCall.ts';
import { openStage } from '../../kill/openStage.ts';
import { Refusal } from '../../Refusal.ts';
import { createLoad } from '../../rolling/createLoad.ts';
import { startShape } from '../../rolling/runRollingRestart.ts';
import type { BenchOptions } from '../Bench.ts';
import { keepResults, type Row, state } from '../measure.ts';
import { AS_DEPLOYED } from '../publish/startShape.ts';
import { readMemory } from './readMemory.ts';

/** How often the processes are looked at, and how many of the first looks are of processes that are still warming up. */
const LOOKS = 24;
const WARMING = 4;
/** Connections and caches that nobody uses end meanwhile. */
const REST_MS = 60_000;
const REST_LIMITS = { api: 150, worker: 220 };

const megabytesOf = (pid: number): number => readMemory(pid).reduce((sum, { megabytes }) => sum + megabytes, 0);

function judge(name: string, looks: number[], atRest: number, limit: number): Row[] {
  const warm = looks.slice(WARMING);
  const half = Math.floor(warm.length / 2);
  const growth = {
    title: `Memory of ${name} under use`,
    unit: 'MB',
    lessIsBetter: true,
    ours: { name: 'second half of the time' },
    comparator: { name: 'first half, after warming up' },
    goal: { words: 'at most 1.1 times', limit: 1.1 },
  };
  const rest = { title: `Memory of ${name} at rest afterwards`, unit: 'MB', lessIsBetter: true, ours: { name } };
  return [
    state(growth, warm.slice(half), warm.slice(0, half)),
    state({ ...rest, goal: { words: `at most ${limit} MB`, limit } }, [atRest]),
  ];
}

/** What two API processes and a worker hold while people read, change and upload without a pause, and when they rest again. */
export async function soak(options: BenchOptions, minutes: number): Promise<void> {
  const stage = await openStage();
  options.atEnd(() => stage.close());
  const { url, processes } = await startShape({ ...stage, env: { ...stage.env, ...AS_DEPLOYED } }, options.atEnd);
  await stage.app.publisher.exportSite();
  const load = await createLoad(stage, url, createRandom(7));
  load.start();
  options.atEnd(() => load.stop());
  const looks: number[][] = processes.map(() => []);
  for (let look = 1; look <= LOOKS; look += 1) {
    await wait((minutes * 60_000) / LOOKS);
    processes.forEach(({ pid }, index) => looks[index]!.push(megabytesOf(pid)));
    console.log(`  ${look} of ${LOOKS}: ${looks.map((seen) => `${seen.at(-1)!.toFixed(0)} MB`).join(', ')}`);
  }
  await load.stop();
  const asked = Object.entries(load.counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`  asked for: ${asked.join(', ')}; ${load.failures.length} failed`);
  if (load.failures.length > 0) throw new Refusal(`What fails says nothing about memory: ${load.failures[0]}`);
  await wait(REST_MS);
  const rows = processes.flatMap(({ role, pid }, index) =>
    judge(`${role} ${index + 1}`, looks[index]!, megabytesOf(pid), REST_LIMITS[role]),
  );
  keepResults('memory-soak', rows, options);
}
