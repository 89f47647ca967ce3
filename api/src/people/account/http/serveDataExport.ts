import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { accountOfFileRequest } from '../../identity/index.ts';
import { archiveKey } from '../data/runExports.ts';
import { isExportAddress } from '../data/requestExport.ts';
import { findOwnExport } from '../data/ownData.ts';

/**
 * `/data_exports/{id}`: the archive, for the account it is of. The address was signed for it a moment ago, and the request
 * has to come from its own session: an address passed on opens nothing.
 */
export function serveDataExports(
  app: FastifyInstance,
  services: Needs<'config' | 'database' | 'objects' | 'endedSessions'>,
): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/data_exports/:id',
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
      const { id } = request.params;
      const accountId = await accountOfFileRequest(services, request);
      const latest = await findOwnExport(services.database, { accountId });
      if (
        latest?.id !== id ||
        latest.state !== 'READY' ||
        !isExportAddress(services, { id, accountId: latest.accountId }, request.query)
      )
        return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      const { stream, size } = await services.objects.get(archiveKey(latest));
      const day = (latest.readyAt ?? new Date()).toISOString().slice(0, 10);
      return reply
        .header('content-length', size)
        .header('content-disposition', `attachment; filename="komawari-${day}.zip"`)
        .type('application/zip')
        .send(stream);
    },
  );
}
