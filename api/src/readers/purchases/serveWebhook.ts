import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../graphql/context.ts';
import { readEvent } from '../../money/payments/index.ts';
import { receiveEvent } from './receiveEvent.ts';

/** Where the processor sends its events. */
const PATH = '/webhooks/stripe';

const MAX_BODY_BYTES = 1 << 20;

/**
 * Takes the processor's events in: `POST /webhooks/stripe`. The signature is of the raw bytes, so this one route keeps them. Answers
 * 204 when what it tells of is committed; anything else makes the processor send it again.
 */
export function servePaymentWebhook(app: FastifyInstance, services: Needs<'config' | 'database'>): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, next) => next(null, body),
    );
    scope.post(PATH, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const event = await readEvent(services, body, typeof signature === 'string' ? signature : '');
      void reply.header('cache-control', 'no-store');
      if (event === null)
        return reply.code(400).send({ code: 'BAD_USER_INPUT', message: 'The signature is not right.' });
      await receiveEvent(services, event);
      return reply.code(204).send();
    });
  });
}
