import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './config.ts';

// `npm run typecheck`: every workspace with its own settings; the site through Astro, which knows .astro files.
const checks: { folder: string; program: string; args: string[] }[] = [
  ...['.', 'storage', 'postgres', 'stripe', 'api', 'demo', 'scripts', 'ui', 'workspace', 'e2e'].map((folder) => ({
    folder: '.',
    program: 'tsc',
    args: ['-p', folder],
  })),
  // It looks at the folder it stands in.
  { folder: 'site', program: 'astro-check', args: ['--minimumFailingSeverity', 'error'] },
];

/** Each check keeps one core busy. */
const AT_ONCE = 2;

async function check({ folder, program, args }: (typeof checks)[number]): Promise<void> {
  const cwd = join(root, folder);
  const child = spawn(join(root, 'node_modules/.bin', program), args, { cwd, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    console.error(`${program} ${args.join(' ')} found mistakes.`);
    process.exitCode = 1;
  }
}

const waiting = checks.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const next of waiting) await check(next);
  }),
);
