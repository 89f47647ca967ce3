import type { FastifyInstance } from 'fastify';
import { ping } from '../database/index.ts';
import type { Services } from '../graphql/context.ts';
import { countUnfinished } from '../media/images/index.ts';
import { readPublishingBacklog } from '../publishing/index.ts';
import { SEEN_AS, tellTheWay } from './wayHere.ts';

/** A dependency that does not answer within this time counts as down. */
const TIMEOUT_MS = 1500;

async function isUp(check: Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS).unref());
  return Promise.race([check, timeout]).then(
    () => true,
    () => false,
  );
}

async function requireReachable({ pageStore }: Services): Promise<void> {
  if (!(await pageStore.isReachable())) throw new Error('the page store cannot be used');
}

async function requireRoom({ database, disk }: Services): Promise<void> {
  const { room } = await disk.look(await countUnfinished(database));
  if (room <= 0) throw new Error('the disk is full');
}

/** A page that waits longer than this after a change is a sign that nobody publishes. */
const LATE_SECONDS = 120;

/** Pages of a batch and their compressed forms. With less, each fails for itself, and none of them is late: it was tried. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

async function requireTimelyPages({ database, disk }: Services): Promise<void> {
  const { free } = await disk.look(await countUnfinished(database));
  if (free < LEAST_FREE_BYTES) throw new Error('pages cannot be written');
  const { oldestChangeInSeconds, oldestStaleInSeconds } = await readPublishingBacklog(database);
  if (Math.max(oldestChangeInSeconds, oldestStaleInSeconds) > LATE_SECONDS) throw new Error('pages are late');
}

/** What a process needs, and whether it is there. */
export interface Health {
  ready: boolean;
  database: boolean;
  pageStore: boolean;
  storage: boolean;
  /** Whether there is room for uploads. */
  uploads: boolean;
  /** Whether what changes is live within two minutes, and has a disk to be written to. */
  publishing: boolean;
}

/** Asks everything that a process needs. Never throws: what does not answer is not there. */
export async function judgeHealth(services: Services): Promise<Health> {
  const [database, pageStore, storage, uploads, publishing] = await Promise.all([
    isUp(ping(services.database)),
    isUp(requireReachable(services)),
    isUp(services.objects.ready()),
    isUp(requireRoom(services)),
    isUp(requireTimelyPages(services)),
  ]);
  return { ready: database && pageStore && storage, database, pageStore, storage, uploads, publishing };
}

/**
 * `GET /healthz`: the process lives. `GET /readyz`: database, page store and object storage answer. Without room for
 * uploads (`uploads`), or while pages are late (`publishing`), an API process is ready all the same: everything else goes on, and
 * taking it away would help nobody. A worker is not (serveWorkerHealth.ts).
 */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async (request, reply) => {
    const seenAs = tellTheWay(services.config.secret, request);
    if (seenAs !== null) void reply.header(SEEN_AS, seenAs);
    return reply.header('cache-control', 'no-store').send({ alive: true });
  });
  app.get('/readyz', async (_request, reply) => {
    const health = await judgeHealth(services);
    return reply
      .code(health.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
}
