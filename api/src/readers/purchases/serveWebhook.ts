import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from '../../graphql/context.ts';
import { AddressCounter } from '../../kernel/addressCounter.ts';
import { canBeSigned, readEvent } from '../../money/payments/index.ts';
import { receiveEvent } from './receiveEvent.ts';

/** Where the processor sends its events. */
const PATH = '/webhooks/stripe';

const MAX_BODY_BYTES = 1 << 20;

/**
 * Takes the processor's events in: `POST /webhooks/stripe`. The signature is of the raw bytes, so this one route keeps them. Answers
 * 204 when what it tells of is committed; anything else makes the processor send it again. Whoever cannot be the processor is
 * refused before the body is read; an address from which many such calls come is told to wait.
 */
export function servePaymentWebhook(app: FastifyInstance, services: Needs<'config' | 'database'>): void {
  // What is signed is never counted, and never refused.
  const forged = new AddressCounter({ limit: 120, windowMs: 60_000 });
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const seconds = forged.count(request.ip);
    void reply.header('cache-control', 'no-store');
    if (seconds > 0)
      return reply
        .code(429)
        .header('retry-after', seconds)
        .send({ code: 'RATE_LIMITED', message: 'Too many calls without a right signature.' });
    return reply.code(400).send({ code: 'BAD_USER_INPUT', message: 'The signature is not right.' });
  };
  const signatureOf = ({ headers }: FastifyRequest): string => {
    const signature = headers['stripe-signature'];
    return typeof signature === 'string' ? signature : '';
  };
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, next) => next(null, body),
    );
    scope.addHook('onRequest', async (request, reply) =>
      canBeSigned(signatureOf(request)) ? undefined : refuse(request, reply),
    );
    scope.post(PATH, async (request, reply) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const event = await readEvent(services, body, signatureOf(request));
      void reply.header('cache-control', 'no-store');
      if (event === null) return refuse(request, reply);
      await receiveEvent(services, event);
      return reply.code(204).send();
    });
  });
}
