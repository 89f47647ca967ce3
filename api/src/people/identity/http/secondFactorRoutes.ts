import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Needs } from '../../../graphql/context.ts';
import { loadRunningSession } from '../runningSession.ts';
import { answerChallenge } from '../secondFactor/answerChallenge.ts';
import { removeSecondFactor, renewRecoveryCodes } from '../secondFactor/changeSecondFactor.ts';
import { beginEnrolment, finishEnrolment } from '../secondFactor/enrolSecondFactor.ts';
import { originOf } from './originOf.ts';
import type { SessionCookies } from './sessionCookies.ts';

const answerBody = z.object({ challenge: z.string().max(200), code: z.string().max(100) });
const codeBody = z.object({ code: z.string().max(100) });

/** `POST /identity/second_factor`: the second step of a sign-in; below it, turning it on and off. */
export function registerSecondFactorRoutes(
  scope: FastifyInstance,
  services: Needs<'config' | 'database'>,
  cookies: SessionCookies,
): void {
  const sessionOf = (request: FastifyRequest) => loadRunningSession(services, cookies.refreshTokenOf(request));

  scope.post('/identity/second_factor', async (request, reply) => {
    const input = { ...answerBody.parse(request.body), refreshToken: cookies.refreshTokenOf(request) };
    return cookies.finish(reply, await answerChallenge(services, originOf(request), input));
  });

  scope.post('/identity/second_factor/begin', async (request) => beginEnrolment(services, await sessionOf(request)));

  scope.post('/identity/second_factor/finish', async (request) =>
    finishEnrolment(services, await sessionOf(request), codeBody.parse(request.body).code),
  );

  scope.post('/identity/second_factor/recovery_codes', async (request) =>
    renewRecoveryCodes(services, await sessionOf(request)),
  );

  scope.post('/identity/second_factor/remove', async (request, reply) => {
    await removeSecondFactor(services, await sessionOf(request));
    return reply.code(204).send();
  });
}
