import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskStore, type ObjectStore } from '@komawari/storage/objects';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/index.ts';
import type { Services } from '../graphql/context.ts';
import { createEndedSessions } from '../people/identity/index.ts';
import { createDiskWatch, createUploadStore } from '../media/images/index.ts';
import { isOutage } from '../kernel/outages.ts';
import { lifecycles } from './lifecycles.ts';
import { connectionTo, openPageStore } from './openPageStore.ts';
import { createReadingEventLog } from '../readers/reading/index.ts';

async function createObjectStore(config: Config): Promise<ObjectStore> {
  if (config.objects.kind === 'disk') return createDiskStore(join(config.dataDir, 'objects'));
  const { createMinioStore } = await import('@komawari/storage/buckets');
  return createMinioStore(connectionTo(config.objects));
}

/**
 * Opens the object storage, so that folder and bucket are there before anybody puts something in. Throws StorageRefused when it
 * does not let us work; one that does not answer may do so later, and `/readyz` tells.
 */
async function openObjects(config: Config, log: Pick<FastifyBaseLogger, 'error'>): Promise<ObjectStore> {
  const objects = await createObjectStore(config);
  try {
    await objects.ready();
  } catch (error) {
    if (!isOutage(error)) throw error;
    log.error({ err: error }, 'the object storage does not answer');
  }
  return objects;
}

/** Opens what a process needs. The caller closes it with `closeServices`. */
export async function createServices(
  config: Config,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<Services> {
  const uploads = createUploadStore(join(config.dataDir, 'uploads'));
  await mkdir(uploads.folder, { recursive: true });
  await mkdir(config.publicDir, { recursive: true });
  const objects = await openObjects(config, log);
  const database = openDatabase(config.database.url, { pool: config.database.pool });
  return {
    config,
    database,
    objects,
    pageStore: await openPageStore(config),
    lifecycles,
    uploads,
    disk: createDiskWatch([config.dataDir, config.publicDir], () => config.uploads.diskRestInBytes, log),
    endedSessions: createEndedSessions(database, config.database.url),
    readingEvents: createReadingEventLog(database, (error, lost) =>
      log.error({ err: error, lost }, 'reading events could not be written'),
    ),
  };
}

/** Writes what is still in memory and closes the connections. */
export async function closeServices(services: Services): Promise<void> {
  await services.readingEvents.close();
  await services.endedSessions.close();
  await services.database.close();
}
