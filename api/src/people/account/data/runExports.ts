import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileBelow } from '@komawari/storage/files';
import type { Needs } from '../../../graphql/context.ts';
import { collectData } from './collectData.ts';
import { claimJob, noteFailure, noteProgress, type ExportRecord } from '../store/dataJobs.ts';
import { writeArchive } from './writeArchive.ts';

/** A finished archive can be downloaded this long. */
export const KEPT_DAYS = 7;

/** Where the archive of an export lies. */
export const archiveKey = ({ accountId, id }: Pick<ExportRecord, 'accountId' | 'id'>): string =>
  `exports/${accountId}/${id}.zip`;

/** Makes the archives that wait, and removes those whose days are over. Failures go to `onFault` and are tried again. */
export async function runExports(
  services: Needs<'config' | 'database' | 'objects' | 'lifecycles'>,
  onFault: (error: unknown) => void,
): Promise<void> {
  await removeOldArchives(services);
  for (;;) {
    const job = await claimJob<ExportRecord>(services.database, 'data_exports');
    if (!job) return;
    try {
      await makeArchive(services, job);
    } catch (error) {
      onFault(error);
      await noteFailure(services.database, 'data_exports', job.id);
    }
  }
}

async function makeArchive(
  services: Needs<'config' | 'database' | 'objects' | 'lifecycles'>,
  job: ExportRecord,
): Promise<void> {
  const { database, objects, config, lifecycles } = services;
  const data = await database.snapshot((reader) => collectData(reader, job.accountId, lifecycles));
  const total = data.images.length;
  const folder = join(config.dataDir, 'exports');
  const path = fileBelow(folder, `${job.id}.part`);
  await mkdir(folder, { recursive: true });
  try {
    await noteProgress(database, 'data_exports', job.id, 0, total);
    await writeArchive(objects, path, data, (done) => noteProgress(database, 'data_exports', job.id, done, total));
    const { size } = await stat(path);
    await objects.put(archiveKey(job), createReadStream(path), { size, contentType: 'application/zip' });
    await database.query(
      'finishExport',
      `UPDATE data_exports SET state = 'READY', byte_size = $2, ready_at = now(), done = total WHERE id = $1`,
      [job.id, size],
    );
  } finally {
    await rm(path, { force: true });
  }
}

async function removeOldArchives({ database, objects }: Needs<'database' | 'objects'>): Promise<void> {
  const rows = await database.query<Pick<ExportRecord, 'id' | 'accountId'>>(
    'findOldExports',
    `SELECT id, account_id AS "accountId" FROM data_exports
     WHERE ready_at < now() - interval '${KEPT_DAYS} days' OR (state = 'FAILED' AND touched_at < now() - interval '${KEPT_DAYS} days')`,
  );
  for (const row of rows) {
    await objects.delete(archiveKey(row));
    await database.query('forgetExport', 'DELETE FROM data_exports WHERE id = $1', [row.id]);
  }
}
