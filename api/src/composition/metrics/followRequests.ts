import type { FastifyInstance } from 'fastify';
import type { Metrics } from './createMetrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The GraphQL operation, once it is known. */
    operation?: string;
    /** What kind of viewer asks, once it is known; never who. */
    viewerKind?: string;
  }
}

/**
 * Writes a line for each answer and counts it. A line has what somebody who looks for a fault needs, and nothing that tells who
 * asked: no address, no name, no text of the request beyond its route. `level` is `debug` where the terminal is a developer's.
 */
export function followRequests(app: FastifyInstance, metrics: Metrics | null, level: 'info' | 'debug'): void {
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    metrics?.answered(facts);
    request.log[level](
      {
        ...facts,
        ...(request.operation ? { operation: request.operation } : {}),
        ...(request.viewerKind ? { viewer: request.viewerKind } : {}),
      },
      'answered',
    );
    done();
  });
}
