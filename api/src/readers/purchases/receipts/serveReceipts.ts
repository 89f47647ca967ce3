import { drawDocument } from '@komawari/storage/documents';
import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { isIdOf } from '../../../kernel/ids.ts';
import { findPurchase, type PurchaseRecord, type SoldPurchase } from '../../../money/purchases/index.ts';
import { accountOfFileRequest } from '../../../people/identity/index.ts';
import { receiptOf } from './receiptOf.ts';
import { hasReceipt } from './receiptAddress.ts';

/** Longest name on a receipt, in characters. */
const MOST_CHARACTERS = 60;

/** The name a receipt is made out to, in one line. */
const nameOf = (asked: unknown): string =>
  typeof asked === 'string' ? [...asked.replace(/\s+/g, ' ').trim()].slice(0, MOST_CHARACTERS).join('') : '';

const isPaid = (purchase: PurchaseRecord): purchase is SoldPurchase => hasReceipt(purchase);

/**
 * `/receipts/r1.pdf?name=雨宮`: the receipt of a purchase that was paid, for its buyer with their own session. For everybody else,
 * and before it is paid, there is none.
 */
export function serveReceipts(app: FastifyInstance, services: Needs<'config' | 'database' | 'endedSessions'>): void {
  app.get<{ Params: { file: string }; Querystring: { name?: unknown } }>('/receipts/:file', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    const id = request.params.file.replace(/\.pdf$/, '');
    const isNamed = request.params.file !== id && isIdOf('Purchase', id);
    const accountId = isNamed ? await accountOfFileRequest(services, request) : null;
    const purchase = accountId === null ? null : await findPurchase(services.database, id);
    if (!purchase || purchase.accountId !== accountId || !isPaid(purchase))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .header('content-disposition', `attachment; filename="komawari-receipt-${id}.pdf"`)
      .type('application/pdf')
      .send(await drawDocument(receiptOf(purchase, nameOf(request.query.name), services.config.invoiceFrom)));
  });
}
