import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limitRate } from '../../../database/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import { answerRefusal, wordAnswer } from '../../../http/sendError.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { finishSocialSignIn, type SocialEnd } from '../social/finishSocialSignIn.ts';
import { receiveCallback, type Callback } from '../social/receiveCallback.ts';
import { SocialFailure } from '../social/SocialFailure.ts';
import { startSocialSignIn } from '../social/startSocialSignIn.ts';
import { unlinkProvider } from '../social/unlinkProvider.ts';
import { actorOfCookie } from '../actorOfCookie.ts';
import { createBrowserCookie } from './browserCookie.ts';
import { originOf } from './originOf.ts';
import { sendIdentityError } from './presentIdentityError.ts';
import type { SessionCookies } from './sessionCookies.ts';

const id = z.string().max(40);
const startBody = z.object({
  provider: id,
  intent: z.enum(['SIGN_IN', 'LINK', 'CONFIRM']),
  mode: z.enum(['POPUP', 'TAB']),
  to: z.string().max(4096).nullish(),
});
const finishBody = z.object({ ticket: z.string().max(100) });
const unlinkBody = z.object({ provider: id });

const STATUS: Partial<Record<SocialFailure['kind'], number>> = {
  'unauthorized-domain': 403,
  'invalid-auth-event': 400,
};

/** Logs what the operator may have to mend; the code stands in the log and on the person's screen. */
function noteFailure(failure: SocialFailure, request: FastifyRequest): string {
  const reference = randomUUID().slice(0, 8);
  if (failure.kind !== 'declined')
    request.log.error({ err: failure, kind: failure.kind, reference }, 'a social sign-in failed');
  return reference;
}

/** A failed sign-in as an answer: the kind decides the words, which are the front end's (R8-005). */
async function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!(error instanceof SocialFailure)) return sendIdentityError(error, request, reply);
  return reply.code(STATUS[error.kind] ?? 500).send({
    code: error.kind === 'unauthorized-domain' ? 'FORBIDDEN' : 'INTERNAL',
    kind: error.kind,
    reference: noteFailure(error, request),
    ...(await wordAnswer(
      said(peopleErrors, (t) => t.identity.signInFailed()),
      request,
      reply,
    )),
    retryable: error.kind === 'internal-error',
  });
}

const proofNeeded = ({ provider, email, ticket }: Extract<SocialEnd, { kind: 'PROVE_ACCOUNT' }>): Refusal =>
  new Refusal(
    'CONFLICT',
    said(peopleErrors, (t) => t.identity.proofNeeded({ email, provider })),
    { reason: 'PROVE_ACCOUNT', provider, email, ticket },
  );

/** `POST /identity/social/{start,finish,unlink}`: called by our own pages only. */
export function registerSocialRoutes(
  scope: FastifyInstance,
  services: Needs<'config' | 'database'>,
  cookies: SessionCookies,
): void {
  const browser = createBrowserCookie(services);
  const actorOf = (request: FastifyRequest) => actorOfCookie(services, cookies.refreshTokenOf(request));
  void scope.register(async (social) => {
    social.setErrorHandler(sendFailure);

    social.post('/identity/social/start', async (request, reply) => {
      const { provider, intent, mode, to } = startBody.parse(request.body);
      return startSocialSignIn(services, await actorOf(request), {
        provider,
        intent,
        mode,
        to: to ?? null,
        origin: request.headers.origin ?? null,
        ip: request.ip,
        browser: browser.keep(request, reply),
      });
    });

    social.post('/identity/social/finish', async (request, reply) => {
      const { returnTo, ...end } = await finishSocialSignIn(services, await actorOf(request), {
        ...finishBody.parse(request.body),
        browser: browser.read(request),
        origin: originOf(request),
        refreshToken: cookies.refreshTokenOf(request),
      });
      if (end.kind === 'PROVE_ACCOUNT') return answerRefusal(proofNeeded(end), reply);
      if (end.kind !== 'ENTERED') return { end: end.kind, provider: end.provider, returnTo };
      const { outcome, profile, leftGuest } = end;
      return cookies.finish(reply, outcome, { end: end.kind, profile, leftGuest, returnTo });
    });

    social.post('/identity/social/unlink', async (request, reply) => {
      const { provider } = unlinkBody.parse(request.body);
      await unlinkProvider(services, await actorOf(request), provider);
      return reply.code(204).send();
    });
  });
}

/** What is asked before a sign-in, and where providers lead back to: without the header of our own pages. */
export function registerSocialPages(app: FastifyInstance, services: Needs<'config' | 'database'>): void {
  const { authorizedDomains, providers } = services.config.social;
  const browser = createBrowserCookie(services);

  app.get('/identity/config', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      authorizedDomains,
      providers: providers.map(({ id: name, kind, name: label, isTest }) => ({ id: name, kind, name: label, isTest })),
    }),
  );

  app.get<{ Params: { provider: string } }>('/identity/callback/:provider', async (request, reply) => {
    // The sign-in window stays the window of the page that opened it, as /signin/finish says too.
    reply.headers({ 'cache-control': 'private, no-store', 'cross-origin-opener-policy': 'unsafe-none' });
    try {
      await limitRate(services.database, 'socialCallbackFrom', request.ip);
      const callback = await receiveCallback(services, {
        provider: request.params.provider,
        browser: browser.read(request),
        search: new URL(request.url, 'http://origin.invalid').search,
      });
      return reply.redirect(finishAddress(callback, request), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A person stands here, in a window of their own: they get a page.
      return reply.redirect(finishAddress({ attempt: null, ticket: null, failure: asFailure(error) }, request), 303);
    }
  });
}

const asFailure = (refusal: Refusal): SocialFailure =>
  new SocialFailure('internal-error', refusal.message, { cause: refusal });

/** The page that takes over. What it needs stands behind "#": it reaches no server and no log. */
function finishAddress({ attempt, ticket, failure }: Callback, request: FastifyRequest): string {
  const facts = new URLSearchParams({
    ...(attempt ? { attempt: attempt.id, mode: attempt.mode, intent: attempt.intent } : {}),
    ...(attempt?.returnTo ? { to: attempt.returnTo } : {}),
    ...(ticket === null ? {} : { ticket }),
    ...(failure === null ? {} : { kind: failure.kind, reference: noteFailure(failure, request) }),
  });
  return `/signin/finish#${facts}`;
}
