import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../graphql/context.ts';

/** What goes on to a stand-in, and what comes back of it. */
const HEADERS = ['content-type', 'location'] as const;

/**
 * Shows the stand-in's pages, `/dev/stripe` with all below, on the product's own origin, so that a payment page is reached by
 * whoever reaches the product. On a developer's machine only: who may call it moves money, of which there is none.
 */
export function serveStandIn(app: FastifyInstance, { config }: Needs<'config'>): void {
  const apiBase = config.selling?.apiBase;
  if (config.env !== 'development' || !apiBase) return;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
    for (const url of ['/dev/stripe', '/dev/stripe/*'])
      scope.route({
        method: ['GET', 'POST'],
        url,
        handler: async ({ method, raw, headers, body }, reply) => {
          const type = headers['content-type'];
          const answer = await fetch(`${apiBase}${raw.url}`, {
            method,
            redirect: 'manual',
            ...(type === undefined ? {} : { headers: { 'content-type': type } }),
            ...(body instanceof Buffer ? { body: new Uint8Array(body) } : {}),
          });
          for (const name of HEADERS) {
            const value = answer.headers.get(name);
            if (value !== null) void reply.header(name, value);
          }
          return reply
            .code(answer.status)
            .header('cache-control', 'no-store')
            .send(Buffer.from(await answer.arrayBuffer()));
        },
      });
  });
}
