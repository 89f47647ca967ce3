import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { createTestApp, type TestApp } from '@komawari/api/testing';
import { openDatabase } from '@komawari/api/database';
import { ASKS_THE_WAY, askTheWay, noteBackup, SEEN_AS, type Services } from '@komawari/api/operating';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;
let url: string;
/** An installation without a fault. */
let sound: Services;

const withConfig = (change: object): Services => ({ ...sound, config: { ...sound.config, ...change } });
const examine = (services: Services) => operate(services, ['doctor']).catch((error: Error) => error.message);

beforeAll(async () => {
  test = await createTestApp();
  url = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { config } = test.services;
  const [row] = await test.services.database.query<{ name: string }>('nameOf', 'SELECT current_database() AS name');
  await test.services.database.query('remember', `ALTER DATABASE "${row!.name}" SET synchronous_commit = on`);
  sound = {
    ...test.services,
    database: openDatabase(config.database.url),
    config: {
      ...config,
      secret: '0f3b9c27d1e84a56b7c2d3e4f5a60718293a4b5c6d7e8f90',
      http: { ...config.http, publicUrl: url },
    },
  };
});
afterAll(async () => {
  await sound.database.close();
  await test.close();
});

it('an installation without a fault gets a line for each thing, and nothing to do', async () => {
  const said = await operate(sound, ['doctor']);
  expect(said.split('\n').map((line) => line.slice(0, 4))).toEqual(Array.from({ length: 11 }, () => ' ok '));
  for await (const left of sound.objects.list('doctor/')) expect.unreachable(left.key);
  for await (const left of sound.pageStore.listPaths()) expect(left).not.toMatch('doctor');
});

const elsewhere = async (): Promise<{ url: string; close(): void }> => {
  const server = createServer((_request, response) => response.end('It works!'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

it.each<[string, () => Services, string, string]>([
  ['a poor secret', () => withConfig({ secret: 'my-secret-my-secret-my-secret-my-secret' }), 'secret:', 'openssl rand'],
  [
    'a page store that keeps nothing',
    () => ({ ...sound, pageStore: { ...sound.pageStore, read: () => Promise.resolve(null) } }),
    'page store:',
    'Nothing can be published',
  ],
  [
    'a page store that refuses to write',
    () => ({ ...sound, pageStore: { ...sound.pageStore, write: () => Promise.reject(new Error('read-only')) } }),
    'it may not write (read-only)',
    'KOMAWARI_PUBLIC',
  ],
  [
    'a mail server that is away',
    () => withConfig({ mail: { ...sound.config.mail, smtpUrl: 'smtp://127.0.0.1:9' } }),
    'mail: 127.0.0.1:9',
    'SMTP_URL',
  ],
  [
    'a public URL that leads nowhere',
    () => withConfig({ http: { ...sound.config.http, publicUrl: 'http://127.0.0.1:9' } }),
    'not reached',
    'certificate',
  ],
  ['a production without https', () => withConfig({ env: 'production' }), 'public URL:', 'https'],
  [
    'a production that believes no proxy',
    () => withConfig({ env: 'production' }),
    'proxy: KOMAWARI_TRUST_PROXY is 0',
    'share one address',
  ],
  [
    'a bucket that takes nothing',
    () => ({ ...sound, objects: { ...sound.objects, put: () => Promise.reject(new Error('AccessDenied')) } }),
    'may not write (AccessDenied)',
    'S3_ACCESS_KEY',
  ],
  [
    'a disk without room',
    () => ({ ...sound, disk: { ...sound.disk, look: async () => ({ free: 1000, room: 0 }) } }) as Services,
    'uploads are refused',
    'KOMAWARI_DISK_REST',
  ],
])('%s is told with what to do', async (_name, broken, found, advice) => {
  const said = await examine(broken());
  expect(said).toContain(found);
  expect(said).toContain(advice);
  expect(said).toMatch(/\d of 11 need a look/);
});

it('a name that leads to another server is told apart from one that leads nowhere', async () => {
  const other = await elsewhere();
  expect(await examine(withConfig({ http: { ...sound.config.http, publicUrl: other.url } }))).toContain(
    'something else',
  );
  other.close();
});

it('pages that wait because no worker runs are told', async () => {
  await test.services.database.query(
    'markLate',
    `INSERT INTO stale_pages (path, reason, marked_at) VALUES ('/', 'newWorks', now() - interval '1 hour')`,
  );
  expect(await examine(sound)).toContain('whether a worker runs');
});

it('a database that forgets what it has acknowledged is told', async () => {
  // The databases of tests do, because it saves time.
  const said = await examine({ ...sound, database: test.services.database });
  expect(said).toContain('synchronous_commit is off');
  expect(said).toContain('ALTER SYSTEM RESET');
});

/** A database that answers one question in another way. */
const answering = (asked: string, row: object): Services => {
  const query = (name: string, ...rest: [string, unknown[]?]) =>
    name === asked ? Promise.resolve([row]) : sound.database.query(name, ...rest);
  return { ...sound, database: Object.assign(Object.create(sound.database) as Services['database'], { query }) };
};
const server = { version: '18.1', free: 50, isForgetful: false, isVacuumed: true };

it.each<[string, () => Services, string, string]>([
  [
    'a clock that is ahead',
    () => answering('lookAtClock', { now: new Date(Date.now() - 20_000) }),
    's ahead of the database’s',
    'NTP',
  ],
  [
    'a clock that is behind',
    () => answering('lookAtClock', { now: new Date(Date.now() + 20_000) }),
    's behind the database’s',
    'NTP',
  ],
  [
    'a database that never tidies up',
    () => answering('lookAtServer', { ...server, isVacuumed: false }),
    'PostgreSQL 18.1, autovacuum is off',
    'ALTER SYSTEM RESET autovacuum',
  ],
  [
    'a database with few connections left',
    () => answering('lookAtServer', { ...server, free: 3 }),
    'only 3 connections free',
    'max_connections',
  ],
])('%s is told with what to do', async (_name, broken, found, advice) => {
  const said = await examine(broken());
  expect(said).toContain(found);
  expect(said).toContain(advice);
});

it('a production whose clock nothing sets is told, though the database beside it is wrong with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'komawari-doctor-'));
  const clockOf = async (answer: string) => {
    await writeFile(join(folder, 'timedatectl'), `#!/bin/sh\necho ${answer}\n`, { mode: 0o755 });
    return (await examine(withConfig({ env: 'production' }))).split('\n').find((line) => line.includes('clock:'));
  };
  vi.stubEnv('PATH', folder);
  try {
    expect(await clockOf('no')).toMatch(/^LOOK {2}clock: .* nothing sets it$/);
    expect(await clockOf('yes')).toMatch(/^ ok {3}clock: differs/);
    expect(await clockOf('')).toMatch(/^ ok {3}clock: differs/);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  }
});

it('a proxy that has no certificate yet is told in words, on one line', async () => {
  const proxy = createTlsServer();
  onTestFinished(() => void proxy.close());
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const publicUrl = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  const said = await examine(withConfig({ http: { ...sound.config.http, publicUrl } }));
  expect(said).toMatch(/^LOOK {2}public URL: \S+ is not reached from here \([\w/ ]*alert handshake failure\)$/m);
});

it('a production without a backup, or with none for days, is told; one of this night is not', async () => {
  const inProduction = withConfig({ env: 'production' });
  expect(await examine(inProduction)).toContain('backup: none by this program yet\n      Run npm run admin -- backup');
  const note = (hours: number) =>
    noteBackup(sound.database, { folder: '/backups', name: 'x', takenAt: new Date(Date.now() - hours * 3_600_000) });
  await note(72);
  expect(await examine(sound)).toMatch(/LOOK {2}backup: the latest is 72 hours old, in \/backups/);
  await note(0);
  expect(await examine(sound)).toMatch(/ ok {3}backup: the latest is 0 minutes old/);
});

it('a proxy that hands on what a visitor says of their address is told, and nobody else is told how they are seen', async () => {
  const believing = await createTestApp({ KOMAWARI_TRUST_PROXY: '1' });
  const publicUrl = await believing.app.listen({ host: '127.0.0.1', port: 0 });
  const { secret } = believing.services.config;
  const said = await examine({ ...withConfig({ secret, http: { ...sound.config.http, publicUrl } }) });
  expect(said).toContain('LOOK  proxy: a visitor who makes up an address is believed');
  const seenAs = async (asked: string) =>
    (await fetch(`${publicUrl}/healthz`, { headers: { [ASKS_THE_WAY]: asked } })).headers.get(SEEN_AS);
  expect(await seenAs(askTheWay(secret))).toBe('127.0.0.1');
  const [until = ''] = askTheWay(secret).split('.');
  for (const forged of ['', 'x', `${until}.x`, `9${askTheWay(secret)}`, askTheWay(`${secret}2`)])
    expect([forged, await seenAs(forged)]).toEqual([forged, null]);
  await believing.close();
});
