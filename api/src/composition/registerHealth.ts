import { access, constants } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ping } from '../database/index.ts';
import type { Services } from '../graphql/context.ts';
import { countUnfinished } from '../media/images/index.ts';

/** A dependency that does not answer within this time counts as down. */
const TIMEOUT_MS = 1500;

async function isUp(check: Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS).unref());
  return Promise.race([check, timeout]).then(
    () => true,
    () => false,
  );
}

async function requireRoom({ database, disk }: Services): Promise<void> {
  const { room } = await disk.look(await countUnfinished(database));
  if (room <= 0) throw new Error('the disk is full');
}

/**
 * `GET /healthz`: the process lives. `GET /readyz`: database, page store and object storage answer. Without room for
 * uploads (`uploads`) it is ready all the same: everything else goes on.
 */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const [database, pageStore, storage, uploads] = await Promise.all([
      isUp(ping(services.database)),
      isUp(access(services.config.publicDir, constants.R_OK | constants.W_OK)),
      isUp(services.objects.ready()),
      isUp(requireRoom(services)),
    ]);
    const ready = database && pageStore && storage;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, database, pageStore, storage, uploads });
  });
}
