import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { accountOfFileRequest } from '../../../people/identity/index.ts';
import { listAllWithdrawals } from '../store/withdrawals.ts';
import { withdrawalsCsv } from './withdrawalsCsv.ts';

/** `/sales_files/withdrawals.csv`: everything that whoever asks with their own session had sent to them. */
export function serveWithdrawals(app: FastifyInstance, services: Needs<'config' | 'database' | 'endedSessions'>): void {
  app.get('/sales_files/withdrawals.csv', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    const accountId = await accountOfFileRequest(services, request);
    if (accountId === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .header('content-disposition', 'attachment; filename="komawari-withdrawals.csv"')
      .type('text/csv; charset=utf-8')
      .send(withdrawalsCsv(await listAllWithdrawals(services.database, accountId)));
  });
}
