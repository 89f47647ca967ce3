import type { FastifyInstance } from 'fastify';
import { ANSWER_HEADERS, SECURE_HEADERS } from './pages/index.ts';

/** Says with every answer of a server how browsers treat it; what a route says of its own replaces that. */
export function addAnswerHeaders(app: FastifyInstance, publicUrl: string): void {
  const isSecure = publicUrl.startsWith('https:');
  const headers = new Map(Object.entries({ ...ANSWER_HEADERS, ...(isSecure ? SECURE_HEADERS : {}) }));
  // On the raw answer, so that they are also on what Fastify does not send itself (uploads).
  app.addHook('onRequest', (_request, reply, next) => {
    reply.raw.setHeaders(headers);
    next();
  });
}
