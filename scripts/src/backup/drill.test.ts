import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLatestBackup } from '@komawari/api/operating';
import { createTestApp, type TestApp, type TestPerson } from '@komawari/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operate } from '../admin/testing/operate.ts';
import { readCommand } from '@komawari/postgres/processes';
import { Refusal } from '../Refusal.ts';
import { takeLock } from '../takeLock.ts';
import { listBackups, readManifest } from './Manifest.ts';
import { readObjectList } from './copyObjects.ts';

const CREATE =
  'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } problems { message } } }';

let folder: string;
let source: TestApp;
let creator: TestPerson;
/** Works whose creation was acknowledged, with when that was. */
const acknowledged: { id: string; at: number }[] = [];
/** Acknowledged before the backup began. */
let promised: string[] = [];

async function publish(app: TestApp, person: TestPerson, title: string): Promise<string> {
  const { data } = await app.run(
    CREATE,
    {
      w: { title, description: '一行目\n二行目 \\N "' },
      e: { status: 'PUBLIC', title: '一話', pages: [{ imageId: await app.addImage(person) }] },
    },
    person,
  );
  if (!data.createWork.work) throw new Error(JSON.stringify(data.createWork.problems));
  return data.createWork.work.id;
}

const listWorks = async (app: TestApp): Promise<string[]> =>
  (await app.services.database.query<{ id: string }>('listForTest', 'SELECT id FROM works ORDER BY id')).map(
    ({ id }) => id,
  );

const openEmpty = (environment: Record<string, string> = {}): Promise<TestApp> => createTestApp(environment);

const latest = async () => (await listBackups(folder)).at(-1)!;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'komawari-backup-'));
  source = await createTestApp();
  creator = await source.signUpCreator('mina');
  for (let index = 0; index < 6; index += 1)
    acknowledged.push({ id: await publish(source, creator, `塔 \\N ${index}`), at: Date.now() });
  promised = acknowledged.map(({ id }) => id);
  // Somebody publishes all the while.
  const state = { isOver: false };
  const writing = (async () => {
    while (!state.isOver) acknowledged.push({ id: await publish(source, creator, 'meanwhile'), at: Date.now() });
  })();
  await operate(source.services, ['backup', folder]);
  state.isOver = true;
  await writing;
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

describe('a backup taken while people publish', () => {
  it('restored elsewhere, holds everything that was acknowledged before it, and nothing that never was', async () => {
    const other = await openEmpty();
    const said = await operate(other.services, ['restore', folder]);
    expect(said).toContain('Restored');
    const restored = await listWorks(other);
    expect(promised.filter((id) => !restored.includes(id))).toEqual([]);
    const all = await listWorks(source);
    expect(restored.filter((id) => !all.includes(id))).toEqual([]);
    // Saved again, every table is the same file: no row, no column and no instant was lost on the way.
    const again = await mkdtemp(join(tmpdir(), 'komawari-again-'));
    await operate(other.services, ['backup', again]);
    const [before, after] = [
      await readManifest(folder, await latest()),
      await readManifest(again, (await listBackups(again))[0]!),
    ];
    expect(after.tables).toEqual(before.tables);
    expect(after.partitions).toEqual(before.partitions);
    expect(after.sequences).toEqual(before.sequences);
    expect(before.tables.find(({ name }) => name === 'works')?.rows).toBe(restored.length);
    await rm(again, { recursive: true });
    await other.close();
  });

  it('brings every picture that its database names, byte for byte', async () => {
    const other = await openEmpty();
    await operate(other.services, ['restore', folder]);
    const images = await other.services.database.query<{ id: string }>('listImagesForTest', 'SELECT id FROM images');
    expect(images.length).toBeGreaterThanOrEqual(promised.length);
    for (const { id } of images) {
      const key = `originals/${id}`;
      expect((await other.services.objects.read(key)).equals(await source.services.objects.read(key)), key).toBe(true);
    }
    await other.close();
  });

  it('restored elsewhere, its people sign in, publish, and break no rule: counters go on and triggers are back', async () => {
    const other = await openEmpty();
    await operate(other.services, ['restore', folder]);
    const signedIn = await other.app.inject({
      method: 'POST',
      url: '/identity/sign_in',
      headers: { 'x-komawari-client': 'web' },
      payload: { email: 'mina@example.com', password: 'correct horse battery' },
    });
    expect(signedIn.statusCode).toBe(200);
    const { database } = other.services;
    await expect(database.query('breakLedger', 'DELETE FROM ledger_accounts')).rejects.toThrow('never changed');
    await expect(database.query('breakReference', `UPDATE works SET user_id = 'nobody'`)).rejects.toThrow(
      'foreign key',
    );
    const before = await database.query<{ id: string }>('maxId', 'SELECT max(id)::text AS id FROM content_changes');
    const [next] = await database.query<{ id: string }>(
      'nextId',
      `INSERT INTO content_changes (key) VALUES ('newWorks') RETURNING id::text`,
    );
    expect(BigInt(next!.id)).toBeGreaterThan(BigInt(before[0]?.id ?? '0'));
    await other.close();
  });
});

describe('a second backup', () => {
  it('is noted in the database that it is of', async () => {
    const noted = await findLatestBackup(source.services.database);
    expect([noted?.folder, noted?.name]).toEqual([folder, await latest()]);
  });

  it('copies only what is new, and an old one that is no longer kept takes its objects along', async () => {
    const first = await latest();
    await publish(source, creator, 'later');
    // Names are of whole seconds.
    await expect.poll(() => new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')).not.toBe(first.slice(0, -1));
    const said = await operate(source.services, ['backup', folder, '--keep', '5']);
    const [, count, fresh] = /(\d+) objects .*?, (\d+) of them new/.exec(said)!.map(Number);
    expect(fresh).toBeGreaterThan(0);
    expect(fresh).toBeLessThan(count! / 2);
    const [key] = (await readObjectList(join(folder, first))).map((one) => one.key);
    await source.services.objects.delete(key!);
    const second = await latest();
    await expect
      .poll(() => new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, ''))
      .not.toBe(second.slice(0, -1));
    const last = await operate(source.services, ['backup', folder, '--keep', '1']);
    expect(last).toContain(`Removed: ${first}, ${second}`);
    expect((await readdir(join(folder, 'objects'), { recursive: true })).filter((name) => name === key)).toEqual([]);
  });
});

describe('what cannot be restored is refused before anything is changed', () => {
  it('an installation with people in it', async () => {
    await expect(operate(source.services, ['restore', folder])).rejects.toThrow('has people in it');
  });

  it('another secret', async () => {
    const other = await openEmpty({ KOMAWARI_SECRET: 'another-secret-of-thirty-two-characters' });
    await expect(operate(other.services, ['restore', folder])).rejects.toThrow('another KOMAWARI_SECRET');
    await other.close();
  });

  it.each([
    [(steps: string[]) => [...steps, '9999-later'], 'newer release'],
    [(steps: string[]) => steps.slice(0, -1), 'older release'],
  ])('another release', async (change, reason) => {
    const path = join(folder, await latest(), 'manifest.json');
    const text = await readFile(path, 'utf8');
    const manifest = JSON.parse(text);
    await writeFile(path, JSON.stringify({ ...manifest, migrations: change(manifest.migrations) }));
    const other = await openEmpty();
    await expect(operate(other.services, ['restore', folder])).rejects.toThrow(reason);
    await writeFile(path, text);
    await other.close();
  });

  it('a folder that another run is writing to, whose objects no backup names yet', async () => {
    const { release } = takeLock(join(folder, 'backup.lock'), {}, () => '');
    const owner = JSON.parse(await readFile(join(folder, 'backup.lock'), 'utf8'));
    const other = process.ppid;
    await writeFile(join(folder, 'backup.lock'), JSON.stringify({ ...owner, pid: other, command: readCommand(other) }));
    await expect(operate(source.services, ['backup', folder])).rejects.toThrow('Another backup is being written');
    release();
  });

  it('a folder without a backup, and one that was interrupted before its manifest', async () => {
    const other = await openEmpty();
    const empty = await mkdtemp(join(tmpdir(), 'komawari-none-'));
    await mkdir(join(empty, '20261123T021500Z', 'tables'), { recursive: true });
    await expect(operate(other.services, ['restore', empty])).rejects.toBeInstanceOf(Refusal);
    // The next run clears it away.
    await operate(other.services, ['backup', empty]);
    expect((await readdir(empty)).filter((name) => name.startsWith('20261123T0215'))).toEqual([]);
    await rm(empty, { recursive: true });
    await other.close();
  });

  it('a damaged table and a damaged object, each of which leaves the installation as empty as it was', async () => {
    const other = await openEmpty();
    const name = await latest();
    const [object] = await readObjectList(join(folder, name));
    const broken = join(folder, 'objects', object!.key);
    const bytes = await readFile(broken);
    await writeFile(broken, Buffer.from(bytes).fill(7, 0, 1));
    await expect(operate(other.services, ['restore', folder])).rejects.toThrow('are damaged');
    await writeFile(broken, bytes);
    const table = join(folder, name, 'tables', 'works.copy.gz');
    const rows = await readFile(table);
    await writeFile(table, rows.subarray(0, rows.length - 9));
    await expect(operate(other.services, ['restore', folder])).rejects.toThrow('unexpected end of file');
    await appendFile(table, rows.subarray(rows.length - 9));
    expect(await listWorks(other)).toEqual([]);
    // Begun again, it is whole.
    expect(await operate(other.services, ['restore', folder])).toContain('Restored');
    await other.close();
  });
});
