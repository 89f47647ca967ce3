import type { FastifyRequest } from 'fastify';
import type { Origin } from '../../../graphql/context.ts';

/** Where a call to the identity service comes from. */
export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});
