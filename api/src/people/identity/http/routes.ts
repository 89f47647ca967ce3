import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limitRate } from '../../../database/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import { forbidden, Refusal } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { actorOfRequest } from '../actorOfRequest.ts';
import { restoreAccount } from '../restoreAccount.ts';
import { signIn } from '../signIn.ts';
import { signUp } from '../signUp.ts';
import { refreshSession, signOut, startAnonymousSession } from '../sessions/browserSession.ts';
import { actorOfCookie } from '../actorOfCookie.ts';
import { sendIdentityError, sendProblems } from './presentIdentityError.ts';
import { registerConfirmRoute } from './confirmRoute.ts';
import { registerMailActionRoutes } from './mailActionRoutes.ts';
import { originOf } from './originOf.ts';
import { registerPasskeyRoutes } from './passkeyRoutes.ts';
import { registerSecondFactorRoutes } from './secondFactorRoutes.ts';
import { registerSessionRoutes } from './sessionRoutes.ts';
import { createSessionCookies } from './sessionCookies.ts';
import { registerSocialPages, registerSocialRoutes } from './socialRoutes.ts';

const credentials = z.object({ email: z.string().max(500), password: z.string().max(2000) });
const restoreBody = z.object({ restoreToken: z.string().max(2000) });
const signUpBody = z.object({ encryptedEmail: z.string().max(2000), password: z.string().max(2000) });

const sessionEnded = (): Refusal =>
  new Refusal(
    'UNAUTHENTICATED',
    said(peopleErrors, (t) => t.identity.sessionEnded()),
  );

/** A header that no form of another origin can send. */
async function insistOnOwnPages(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'private, no-store');
  if (request.headers['x-komawari-client'] !== 'web') {
    throw forbidden(said(peopleErrors, (t) => t.identity.onlyOwnPages()));
  }
}

/** The identity service: `POST /identity/{anonymous,sign_in,sign_up,refresh,confirm,second_factor,restore_account,sign_out}`. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  services: Needs<'config' | 'database' | 'endedSessions'>,
): void {
  const { database } = services;
  const cookies = createSessionCookies(services);

  registerSocialPages(app, services);
  void app.register(async (scope) => {
    scope.addHook('onRequest', insistOnOwnPages);
    scope.setErrorHandler(sendIdentityError);

    scope.post('/identity/anonymous', async (request, reply) => {
      await limitRate(database, 'anonymousFrom', request.ip);
      const { userAgent } = originOf(request);
      return cookies.open(reply, await startAnonymousSession(services, userAgent));
    });

    scope.post('/identity/sign_in', async (request, reply) => {
      const input = { ...credentials.parse(request.body), refreshToken: cookies.refreshTokenOf(request) };
      return cookies.finish(reply, await signIn(services, originOf(request), input));
    });

    scope.post('/identity/sign_up', async (request, reply) => {
      const body = signUpBody.parse(request.body);
      await limitRate(database, 'signUpFrom', request.ip);
      const { userAgent } = originOf(request);
      const input = { ...body, userAgent, refreshToken: cookies.refreshTokenOf(request) };
      // Our own pages send the cookie and no token.
      const hasToken = request.headers.authorization !== undefined;
      const visitor = hasToken
        ? await actorOfRequest(request, services)
        : await actorOfCookie(services, input.refreshToken);
      const outcome = await signUp(services, visitor, input);
      return outcome.ok ? cookies.finish(reply, outcome.value) : sendProblems(outcome.problems, reply);
    });

    scope.post('/identity/refresh', async (request, reply) => {
      const session = await refreshSession(services, cookies.refreshTokenOf(request));
      return session ? cookies.open(reply, session) : cookies.refuse(reply, sessionEnded());
    });

    registerConfirmRoute(scope, services, cookies);
    registerMailActionRoutes(scope, services, cookies);
    registerSecondFactorRoutes(scope, services, cookies);
    registerSocialRoutes(scope, services, cookies);
    registerPasskeyRoutes(scope, services, cookies);
    registerSessionRoutes(scope, services, cookies);

    scope.post('/identity/restore_account', async (request, reply) => {
      const { restoreToken } = restoreBody.parse(request.body);
      const { userAgent } = originOf(request);
      return cookies.open(reply, await restoreAccount(services, restoreToken, userAgent));
    });

    scope.post('/identity/sign_out', async (request, reply) => {
      await signOut(services, cookies.refreshTokenOf(request));
      return cookies.clear(reply).code(204).send();
    });
  });
}
