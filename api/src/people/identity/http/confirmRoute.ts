import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Needs } from '../../../graphql/context.ts';
import { confirmIdentity } from '../confirmIdentity.ts';
import type { SessionCookies } from './sessionCookies.ts';

const body = z.object({ password: z.string().max(2000).default(''), code: z.string().max(100).default('') });

/** `POST /identity/confirm`: proves again who this is; answers a token like a refresh. */
export function registerConfirmRoute(
  scope: FastifyInstance,
  services: Needs<'config' | 'database'>,
  cookies: SessionCookies,
): void {
  scope.post('/identity/confirm', async (request, reply) => {
    const proof = body.parse(request.body);
    return cookies.open(reply, await confirmIdentity(services, cookies.refreshTokenOf(request), proof));
  });
}
