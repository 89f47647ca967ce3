import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './config.ts';

// `npm run typecheck`: every workspace with its own settings; the site through Astro, which knows .astro files.
const checks: [string, ...string[]][] = [
  ...['.', 'storage', 'api', 'scripts', 'ui', 'workspace', 'e2e'].map((folder): [string, ...string[]] => [
    'tsc',
    '-p',
    folder,
  ]),
  ['astro-check', '--root', 'site', '--minimumFailingSeverity', 'error'],
];

for (const [program, ...args] of checks) {
  const child = spawn(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    console.error(`${program} ${args.join(' ')} found mistakes.`);
    process.exitCode = 1;
  }
}
