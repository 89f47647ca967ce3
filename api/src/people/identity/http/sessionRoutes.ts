import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Needs } from '../../../graphql/context.ts';
import { loadRunningSession } from '../runningSession.ts';
import { endSessionById, endSessions } from '../sessions/endSessions.ts';
import type { SessionCookies } from './sessionCookies.ts';

const idBody = z.object({ id: z.string().max(100) });

/** `POST /identity/sessions/{end,end_others,end_all}`: signing out other devices, or everywhere. */
export function registerSessionRoutes(
  scope: FastifyInstance,
  services: Needs<'database'>,
  cookies: SessionCookies,
): void {
  const sessionOf = (request: FastifyRequest) => loadRunningSession(services, cookies.refreshTokenOf(request));

  scope.post('/identity/sessions/end', async (request, reply) => {
    await endSessionById(services, await sessionOf(request), idBody.parse(request.body).id);
    return reply.code(204).send();
  });

  scope.post('/identity/sessions/end_others', async (request, reply) => {
    await endSessions(services, await sessionOf(request), { keepThisOne: true });
    return reply.code(204).send();
  });

  scope.post('/identity/sessions/end_all', async (request, reply) => {
    await endSessions(services, await sessionOf(request), { keepThisOne: false });
    return cookies.clear(reply).code(204).send();
  });
}
