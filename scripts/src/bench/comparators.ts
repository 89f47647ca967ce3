import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../Refusal.ts';
import { root } from '../config.ts';
import { report } from '../progress.ts';
import type { AtEnd } from '../runInterruptible.ts';

/** What we are measured against; a package of its own, so that neither `npm start` nor `npm test` ever installs it. */
export const comparatorsDir = join(root, 'bench/comparators');

/** Installs the comparators when they are missing. What is interrupted is installed by the next measurement. */
export async function installComparators(atEnd: AtEnd): Promise<void> {
  if (existsSync(join(comparatorsDir, 'node_modules/.package-lock.json'))) return;
  await report('Installing what we compare with', async () => {
    const npm = spawn('npm', ['install', '--no-audit', '--no-fund', '--install-links=false'], {
      cwd: comparatorsDir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    atEnd(() => npm.kill());
    const [code] = (await once(npm, 'close')) as [number | null];
    if (code !== 0) throw new Refusal('What we compare with could not be installed; npm says why above.');
  });
}
