import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Runs `npm run serve -- api` with nothing but these variables. */
const serve = (env: Record<string, string>) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const options = { env: { PATH: process.env['PATH'] ?? '', ...env }, timeout: 60_000 };
    execFile(process.execPath, [join(import.meta.dirname, 'serve.ts'), 'api'], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });

// Nothing listens on port 9: whoever gets so far as to look for the database is told so, after a second.
const DATABASE = { DATABASE_URL: 'postgres://127.0.0.1:9/komawari', DATABASE_WAIT_SECONDS: '1' };

it.each([
  [{}, 'KOMAWARI_SECRET is missing'],
  [{ KOMAWARI_ENV: 'development' }, 'KOMAWARI_SECRET is missing'],
  [{ KOMAWARI_ENV: 'test' }, 'KOMAWARI_SECRET is missing'],
  // A production is what it is when nothing is said, and only a production needs a URL.
  [{ KOMAWARI_SECRET: 'x'.repeat(32) }, 'KOMAWARI_PUBLIC_URL is missing'],
  [{ KOMAWARI_SECRET: 'x'.repeat(32), KOMAWARI_ENV: 'development' }, 'DATABASE_URL leads to no database'],
])('a process started with %j ends with a sentence', async (env, sentence) => {
  const { code, said } = await serve({ ...DATABASE, ...env });
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n\s+at /);
});
