import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@komawari/postgres/freePort';
import { report } from '../../progress.ts';
import type { BenchOptions } from '../Bench.ts';
import { comparatorsDir } from '../comparators.ts';
import { runComparator, spawnComparator } from '../runComparator.ts';
import { describeEpisode, writeEpisodeFiles } from '../writeEpisodeFiles.ts';
import { fetchPage } from './watchPages.ts';

/** A running Next.js application with one page an episode. */
export type NextApp = {
  /** Changes one episode's title. @returns milliseconds from the answer until a visitor has the new page, which the visitor's own request draws */
  publish(): Promise<number>;
};

const timeoutInMs = 20_000;

/** Builds the application with all its pages drawn ahead, and starts it. */
export async function startNextApp(folder: string, pages: number, { atEnd }: BenchOptions): Promise<NextApp> {
  const dataDir = join(folder, 'next-data');
  writeEpisodeFiles(dataDir, pages);
  atEnd(() => rmSync(join(comparatorsDir, 'next-app/.next'), { recursive: true, force: true }));
  await report(`Building the Next.js application with ${pages} pages`, () =>
    runComparator({ program: 'next', args: ['build'], dataDir }),
  );
  const port = await findFreePort();
  const child = spawnComparator({ program: 'next', args: ['start', '-p', String(port), '-H', '127.0.0.1'], dataDir });
  atEnd(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + timeoutInMs;
  while ((await fetchPage(`${url}/episodes/e0`).catch(() => null)) === null) {
    if (performance.now() > until) throw new Error('The Next.js application did not start.');
    await wait(50);
  }
  let version = 0;
  return {
    async publish() {
      version += 1;
      const id = `e${version % Math.min(pages, 10)}`;
      const title = `第${version}版`;
      await (await fetch(`${url}/api/episodes/${id}`, { method: 'POST', body: describeEpisode(title) })).json();
      const answeredAt = performance.now();
      for (;;) {
        const page = await fetchPage(`${url}/episodes/${id}`);
        const elapsed = performance.now() - answeredAt;
        if (page?.includes(title)) return elapsed;
        if (elapsed > timeoutInMs) throw new Error('Next.js does not show the change.');
      }
    },
  };
}
