import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileBelow } from '@komawari/storage/files';
import type { Needs } from '../../../graphql/context.ts';
import { collectData } from './collectData.ts';
import {
  claimJob,
  dataExports,
  finishExport,
  listOldExports,
  noteFailure,
  noteProgress,
  type ExportRecord,
} from '../store/dataJobs.ts';
import { writeArchive } from './writeArchive.ts';

/** A finished archive can be downloaded this long. */
export const KEPT_DAYS = 7;

/** Pictures between two notes of how far an archive is: enough to see it move, and not a transaction for each. */
const PICTURES_A_NOTE = 10;

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
    const job = await services.database.transact((tx) => claimJob<ExportRecord>(tx, 'data_exports'));
    if (!job) return;
    try {
      await makeArchive(services, job);
    } catch (error) {
      onFault(error);
      await services.database.transact((tx) => noteFailure(tx, 'data_exports', job.id));
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
    const note = (done: number) => database.transact((tx) => noteProgress(tx, 'data_exports', job.id, done, total));
    await note(0);
    await writeArchive(objects, path, data, async (done) => {
      if (done % PICTURES_A_NOTE === 0 || done === total) await note(done);
    });
    const { size } = await stat(path);
    await objects.put(archiveKey(job), createReadStream(path), { size, contentType: 'application/zip' });
    await database.transact((tx) => finishExport(tx, job.id, size));
  } finally {
    await rm(path, { force: true });
  }
}

async function removeOldArchives({ database, objects }: Needs<'database' | 'objects'>): Promise<void> {
  const rows = await listOldExports(database, KEPT_DAYS);
  for (const row of rows) {
    await objects.delete(archiveKey(row));
    await database.transact((tx) => dataExports.delete(tx, row.id));
  }
}
