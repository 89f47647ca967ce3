import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import { report } from '../progress.ts';

/** What we are measured against; a package of its own, so that neither `npm start` nor `npm test` ever installs it. */
export const comparatorsDir = join(root, 'bench/comparators');

/** Installs the comparators when they are missing. */
export async function installComparators(): Promise<void> {
  if (existsSync(join(comparatorsDir, 'node_modules/.package-lock.json'))) return;
  await report('Installing what we compare with', async () => {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--install-links=false'], {
      cwd: comparatorsDir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });
}
