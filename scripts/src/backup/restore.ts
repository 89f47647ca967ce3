import { join } from 'node:path';
import type { Services } from '@komawari/api/operating';
import type { Client } from 'pg';
import { Refusal } from '../Refusal.ts';
import { objectsOf } from './backUp.ts';
import { checksumOf, copyObject, forMany, readObjectList } from './copyObjects.ts';
import { listMigrations, listPartitions, listTables } from './describeDatabase.ts';
import { fingerprint, type Manifest } from './Manifest.ts';
import { withClient } from './openClient.ts';
import { loadTable, quote } from './tableFiles.ts';

type Subject = Pick<Services, 'config' | 'objects'>;

const REFUSED = {
  secret:
    'This installation has another KOMAWARI_SECRET than the one that was backed up: bank accounts, second factors and waiting mails could not be read. Set that one (a copy of npm start has it in the file `secret` of its folder).',
  full: 'This installation has people in it. A backup is restored into an empty one: an empty database, or an empty KOMAWARI_DATA with KOMAWARI_DEMO=0.',
};

/** Why this backup cannot be restored here; null when it can. Nothing is changed. */
export async function findObstacle({ config }: Subject, manifest: Manifest): Promise<string | null> {
  if (manifest.secret !== fingerprint(config.secret)) return REFUSED.secret;
  return withClient(config.database.url, async (client) => {
    const here = await listMigrations(client);
    const older = here.find((name) => !manifest.migrations.includes(name));
    const newer = manifest.migrations.find((name) => !here.includes(name));
    if (newer) return `The backup was taken by a newer release (step ${newer}). Restore it with that one.`;
    if (older)
      return `The backup was taken by an older release, before the step ${older}. Restore it with that release into an empty database, then upgrade.`;
    const { rows } = await client.query<{ isFull: boolean }>('SELECT EXISTS (SELECT FROM accounts) AS "isFull"');
    return rows[0]!.isFull ? REFUSED.full : null;
  });
}

/** Statements that take rules away while tables are filled in any order, and those that bring them back. */
async function listRules(client: Client): Promise<{ suspend: string[]; resume: string[] }> {
  const triggers = await client.query<{ owner: string; name: string; mode: string }>(`
    SELECT tgrelid::regclass::text AS owner, tgname AS name,
      CASE tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE' END AS mode
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT tgisinternal AND tgparentid = 0 AND tgenabled <> 'D' AND c.relnamespace = 'public'::regnamespace`);
  const references = await client.query<{ owner: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS owner, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace`);
  return {
    suspend: [
      ...references.rows.map(({ owner, name }) => `ALTER TABLE ${owner} DROP CONSTRAINT ${quote(name)}`),
      ...triggers.rows.map(({ owner, name }) => `ALTER TABLE ${owner} DISABLE TRIGGER ${quote(name)}`),
    ],
    // References are checked for every row when they come back.
    resume: [
      ...triggers.rows.map(({ owner, name, mode }) => `ALTER TABLE ${owner} ${mode} TRIGGER ${quote(name)}`),
      ...references.rows.map(
        ({ owner, name, definition }) => `ALTER TABLE ${owner} ADD CONSTRAINT ${quote(name)} ${definition}`,
      ),
    ],
  };
}

async function makePartitions(client: Client, wanted: Manifest['partitions']): Promise<void> {
  const here = new Set((await listPartitions(client)).map(({ name }) => name));
  for (const { name, parent, bounds } of wanted)
    if (!here.has(name)) await client.query(`CREATE TABLE ${quote(name)} PARTITION OF ${quote(parent)} ${bounds}`);
}

/** Fills an empty database, whole or not at all. */
async function fillDatabase(client: Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('BEGIN');
  const { suspend, resume } = await listRules(client);
  for (const statement of suspend) await client.query(statement);
  const tables = await listTables(client);
  await client.query(`TRUNCATE ${tables.map(({ name }) => quote(name)).join(', ')}`);
  await makePartitions(client, manifest.partitions);
  for (const table of manifest.tables) await loadTable(client, folder, table);
  for (const { name, value } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2)', [`public.${quote(name)}`, value]);
  for (const statement of resume) await client.query(statement);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

/**
 * Restores a backup into an empty installation: first the objects, of which each is compared with its checksum, then the database in
 * one transaction. Interrupted, it can be begun again. Pages are drawn when they are asked for. Answers how many objects came.
 */
export async function restore(subject: Subject, folder: string, name: string, manifest: Manifest): Promise<number> {
  const obstacle = await findObstacle(subject, manifest);
  if (obstacle) throw new Refusal(obstacle);
  const saved = await readObjectList(join(folder, name));
  const source = objectsOf(folder);
  await subject.objects.ready();
  const damaged: string[] = [];
  await forMany(saved, async ({ key, sha256 }) => {
    if ((await checksumOf(subject.objects, key)) === sha256) return;
    if (!(await source.head(key)) || (await copyObject(source, subject.objects, key)) !== sha256) damaged.push(key);
  });
  if (damaged.length > 0)
    throw new Refusal(
      `${damaged.length} objects of the backup are damaged, such as ${damaged[0]}. The database is not touched: restore another backup, or bring these files back.`,
    );
  await withClient(subject.config.database.url, (client) => fillDatabase(client, join(folder, name), manifest));
  return saved.length;
}
