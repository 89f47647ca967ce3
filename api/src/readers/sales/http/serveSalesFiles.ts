import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { accountOfFileRequest } from '../../../people/identity/index.ts';
import { findUsers } from '../../../people/sites/index.ts';
import { makeSalesFile } from '../files/makeSalesFile.ts';

const FORM = /^(?<name>2\d{3}(?:-\d{2}(?:-[0-9a-z]{1,40})?)?)\.(?<kind>csv|pdf)$/;

/**
 * `/sales_files/2026-10.csv`, `2026-10.pdf`, `2026.pdf`: the sales of whoever asks with their own session, and nobody
 * else's: the address names no creator.
 */
export function serveSalesFiles(app: FastifyInstance, services: Needs<'config' | 'database' | 'endedSessions'>): void {
  app.get<{ Params: { file: string } }>('/sales_files/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    const { name = '', kind = '' } = FORM.exec(request.params.file)?.groups ?? {};
    const accountId = name === '' ? null : await accountOfFileRequest(services, request);
    const profile = accountId === null ? null : (await findUsers(services.database, [accountId])).get(accountId);
    const file =
      accountId === null || !profile
        ? null
        : await makeSalesFile(services.database, { accountId, name: profile.displayName }, name, kind);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .header('content-disposition', `attachment; filename="komawari-sales-${name}.${kind}"`)
      .type(file.type)
      .send(file.bytes);
  });
}
