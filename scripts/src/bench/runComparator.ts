import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environment } from '../config.ts';
import { comparatorsDir } from './comparators.ts';

const programs = { astro: 'astro/bin/astro.mjs', next: 'next/dist/bin/next' };

export type ComparatorRun = {
  program: keyof typeof programs;
  args: string[];
  /** Folder with the episodes' files. */
  dataDir: string;
  env?: NodeJS.ProcessEnv;
};

/** Starts a program of the comparators in its application, next-app or astro-app, with the Node that runs us. */
export function spawnComparator({ program, args, dataDir, env }: ComparatorRun) {
  return spawn(process.execPath, [join(comparatorsDir, 'node_modules', programs[program]), ...args], {
    cwd: join(comparatorsDir, `${program}-app`),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      KOMAWARI_BENCH_DATA: dataDir,
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      ...env,
    },
  });
}

/** Runs a program of the comparators to its end, or until `limitMs`. @returns how long it took; null when it was stopped */
export async function runComparator(run: ComparatorRun, limitMs = 600_000): Promise<number | null> {
  const startedAt = performance.now();
  const child = spawnComparator(run);
  let said = '';
  const hear = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  clearTimeout(timer);
  if (signal === 'SIGKILL') return null;
  if (code !== 0) throw new Error(`${run.program} ${run.args.join(' ')} failed:\n${said}`);
  return performance.now() - startedAt;
}
