import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '@komawari/api/operating';
import { createDiskStore } from '@komawari/storage/objects';
import type { Client } from 'pg';
import { checksumOf, copyObjects, forMany, readObjectList, saveObjectList } from './copyObjects.ts';
import { listMigrations, listPartitions, listSequences, listTables } from './describeDatabase.ts';
import { ensureFolder } from '../ensureFolder.ts';
import { takeLock } from '../takeLock.ts';
import { fingerprint, isNameOfBackup, listBackups, MANIFEST, type Manifest, type SavedObject } from './Manifest.ts';
import { withClient } from './openClient.ts';
import { checkTable, saveTable } from './tableFiles.ts';

type Subject = Pick<Services, 'config' | 'objects'>;

/** Copies of all objects that any backup of a folder names. */
export const objectsOf = (folder: string): ReturnType<typeof createDiskStore> =>
  createDiskStore(join(folder, 'objects'));

/** 20261123T021500Z: the order of the names is that of the instants. */
const nameOf = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Saves every table at one instant of the database, while others write. */
async function saveDatabase(client: Client, folder: string): Promise<Omit<Manifest, 'form' | 'secret' | 'objects'>> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ now: Date }>('SELECT now()');
  const tables = [];
  for (const table of await listTables(client)) tables.push(await saveTable(client, folder, table));
  const described = {
    takenAt: rows[0]!.now.toISOString(),
    migrations: await listMigrations(client),
    tables,
    partitions: await listPartitions(client),
    sequences: await listSequences(client),
  };
  await client.query('COMMIT');
  return described;
}

async function knownObjects(folder: string, backups: readonly string[]): Promise<Map<string, SavedObject>> {
  const latest = backups.at(-1);
  const list = latest === undefined ? [] : await readObjectList(join(folder, latest));
  return new Map(list.map((one) => [one.key, one]));
}

/** Reads everything again that was just written. Answers what is not as it should be. */
async function findFaults(folder: string, name: string, manifest: Manifest, copied: SavedObject[]): Promise<string[]> {
  const faults: string[] = [];
  for (const table of manifest.tables)
    if (!(await checkTable(join(folder, name), table))) faults.push(`table ${table.name}`);
  const store = objectsOf(folder);
  await forMany(copied, async ({ key, sha256 }) => {
    if ((await checksumOf(store, key)) !== sha256) faults.push(`object ${key}`);
  });
  return faults;
}

/** Writes a file whole or not at all, and waits for the disk. */
async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(`${path}.new`, 'w');
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
}

/** Removes all but the latest backups, and the objects that only they had. */
async function dropOldBackups(folder: string, keep: number): Promise<string[]> {
  const backups = await listBackups(folder);
  const gone = backups.slice(0, Math.max(0, backups.length - keep));
  if (gone.length === 0) return [];
  const needed = new Set<string>();
  for (const name of backups.slice(gone.length))
    for (const { key } of await readObjectList(join(folder, name))) needed.add(key);
  for (const name of gone) await rm(join(folder, name), { recursive: true });
  const store = objectsOf(folder);
  await forMany(store.list(''), async ({ key }) => {
    if (!needed.has(key)) await store.delete(key);
  });
  return gone;
}

/** Removes what earlier runs that were broken off left behind. */
async function dropUnfinished(folder: string, backups: readonly string[]): Promise<void> {
  for (const name of (await readdir(folder)).filter(isNameOfBackup))
    if (!backups.includes(name)) await rm(join(folder, name), { recursive: true });
}

/** What a backup came to. */
export interface BackupResult {
  name: string;
  manifest: Manifest;
  /** Objects that earlier backups did not have. */
  copied: number;
  /** Names of older backups that were removed. */
  dropped: string[];
}

async function writeBackup({ config, objects }: Subject, folder: string, keep: number | null): Promise<BackupResult> {
  const backups = await listBackups(folder);
  await dropUnfinished(folder, backups);
  const name = nameOf(new Date());
  await mkdir(join(folder, name, 'tables'), { recursive: true });
  await writeFile(join(folder, 'README.txt'), 'Backups of Komawari. npm run admin -- restore reads them.\n');
  const database = await withClient(config.database.url, (client) => saveDatabase(client, join(folder, name)));
  const known = await knownObjects(folder, backups);
  const { saved, copied } = await copyObjects(objects, objectsOf(folder), known);
  await saveObjectList(join(folder, name), saved);
  const bytes = saved.reduce((sum, { size }) => sum + size, 0);
  const manifest: Manifest = {
    form: 1,
    secret: fingerprint(config.secret),
    ...database,
    objects: { count: saved.length, bytes },
  };
  const faults = await findFaults(folder, name, manifest, copied);
  if (faults.length > 0)
    throw new Error(`What was written cannot be read as it was: ${faults.slice(0, 5).join(', ')}.`);
  await writeDurably(join(folder, name, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return { name, manifest, copied: copied.length, dropped: keep === null ? [] : await dropOldBackups(folder, keep) };
}

/**
 * Writes a backup into a folder, beside those that are there. First the database at one instant, then the objects: every object
 * that the database names is in the copy, unless it was deleted for good meanwhile. What was written is read again before the
 * manifest makes it a backup. Throws where something differs, and leaves no backup then. One at a time works in a folder: what
 * another one has just copied belongs to no backup yet, and would be cleared away.
 */
export async function backUp(subject: Subject, folder: string, keep: number | null): Promise<BackupResult> {
  await ensureFolder(folder);
  const { release } = takeLock(
    join(folder, 'backup.lock'),
    {},
    ({ pid }) => `Another backup is being written to ${folder} (process ${pid}). Wait until it has ended.`,
  );
  try {
    return await writeBackup(subject, folder, keep);
  } finally {
    release();
  }
}
