import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@komawari/postgres/freePort';
import { Refusal } from '../Refusal.ts';
import { environment, root } from '../config.ts';
import { startServer } from '../kill/ServerProcess.ts';
import { report } from '../progress.ts';
import type { BenchOptions } from './Bench.ts';
import { makeFolder } from './makeFolder.ts';
import { type Row, keepResults, state } from './measure.ts';
import { type Held, readMemory } from './memory/readMemory.ts';
import { soak } from './memory/soak.ts';
import { untilQuiet } from './memory/untilQuiet.ts';
import { prepareGround } from './publish/startShape.ts';

function print(title: string, held: Held[]): number {
  const sum = held.reduce((total, { megabytes }) => total + megabytes, 0);
  console.log(`\n${title} (MB, proportional set size)`);
  for (const { name, megabytes } of held.toSorted((a, b) => b.megabytes - a.megabytes))
    console.log(`  ${name.padEnd(50)} ${megabytes.toFixed(1).padStart(7)}`);
  console.log(`  ${'in all'.padEnd(50)} ${sum.toFixed(1).padStart(7)}`);
  return sum;
}

/** `npm start` on a folder of its own, as somebody who tries the product has it. @returns its process */
async function startDemo({ atEnd, isQuick }: BenchOptions, folder: string): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.js'), 'start'], {
    cwd: root,
    env: { ...environment, PORT: '0', KOMAWARI_DATA: join(folder, 'start'), KOMAWARI_DEMO: isQuick ? '0' : '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(async () => {
    const ended = once(child, 'exit');
    if (child.kill('SIGINT')) await ended;
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('Komawari is ready')) return child.pid ?? 0;
  throw new Refusal('Komawari did not start: npm start says why.');
}

const judge = (name: string, megabytes: number, limit: number): Row =>
  state(
    {
      title: `Memory of ${name} at rest`,
      unit: 'MB',
      lessIsBetter: true,
      ours: { name },
      goal: { words: `at most ${limit} MB`, limit },
    },
    [megabytes],
  );

/** What the processes hold when nobody asks for anything, or while they are used and afterwards. */
export async function run(options: BenchOptions): Promise<void> {
  if (options.soakMinutes !== undefined) return soak(options, options.soakMinutes);
  const folder = makeFolder(options);
  const rest = (pid: number) => report('Letting it rest', () => untilQuiet(pid));
  const started = await report('Starting everything', () => startDemo(options, folder));
  await rest(started);
  const whole = print('npm start', readMemory(started));
  const { env } = await prepareGround(join(folder, 'serve'), options);
  const held = new Map<string, number>();
  for (const role of ['worker', 'api'] as const) {
    const running = await startServer(role, { ...env, PORT: String(await findFreePort()) });
    options.atEnd(() => running.kill());
    held.set(role, running.pid);
  }
  for (const pid of held.values()) await rest(pid);
  const of = (role: string) => print(`npm run serve -- ${role}`, readMemory(held.get(role) ?? 0));
  const rows = [
    judge('npm start', whole, 400),
    judge('an API process', of('api'), 150),
    judge('a worker', of('worker'), 220),
  ];
  keepResults('memory', rows, options);
}
