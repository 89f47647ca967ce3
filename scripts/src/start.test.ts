import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCommand } from '@komawari/postgres/processes';
import { testFolder } from './testing/testFolder.ts';

const start = (env: Record<string, string>) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const options = { env: { ...process.env, ...env }, timeout: 60_000 };
    execFile(process.execPath, [join(import.meta.dirname, 'start.ts')], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });

it.each([
  [{ PORT: 'web' }, 'PORT is "web", and a port is a whole number'],
  [{ KOMAWARI_DEMO: 'yes' }, 'KOMAWARI_DEMO is "yes"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of'],
  [{ S3_ENDPOINT: 'somewhere' }, 'S3_ENDPOINT has to be a full URL'],
  [{ KOMAWARI_SECRET: 'short' }, 'KOMAWARI_SECRET has to be at least 32 characters'],
])('%o ends the start with a sentence and without a stack', async (env, sentence) => {
  const dataDir = join(testFolder(), 'data');
  const { code, said } = await start({ KOMAWARI_DATA: dataDir, ...env });
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n\s+at /);
  expect(existsSync(dataDir)).toBe(false);
});

it('says what to do about a port that is in use, and leaves nothing behind', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dataDir = testFolder();
  const { code, said } = await start({ KOMAWARI_DATA: dataDir, PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(said).toContain(
    `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  );
  expect(existsSync(join(dataDir, 'komawari.lock'))).toBe(false);
});

it('says where the Komawari is that already works on the data folder', async () => {
  const dataDir = testFolder();
  const owner = { pid: process.pid, command: readCommand(process.pid), port: 4321 };
  writeFileSync(join(dataDir, 'komawari.lock'), JSON.stringify(owner));
  const { code, said } = await start({ KOMAWARI_DATA: dataDir, PORT: '0' });
  expect(code).toBe(1);
  expect(said).toContain('Komawari already runs on');
  expect(said).toContain('http://localhost:4321');
});
