import { randomUUID } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { takePermit } from '../../database/index.ts';
import type { Services } from '../../graphql/context.ts';
import { forbidden, isRetryable, Refusal, type Problem } from '../../kernel/errors.ts';
import { actorOfRequest, issuerOf } from '../actorOfRequest.ts';
import { signIn } from '../signIn.ts';
import { signUp } from '../signUp.ts';
import { findAccount, insertAccount, viewerKindOf } from '../store/accounts.ts';
import { endSession, findSessionId, rotateSession, startSession, type Session } from '../store/sessions.ts';
import { TOKEN_LIFE_SECONDS } from '../tokens.ts';

const COOKIE_DAYS = 60;

const STATUS: Partial<Record<Refusal['code'], number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

const credentials = z.object({ email: z.string().max(500), password: z.string().max(2000) });
const signUpBody = z.object({ encryptedEmail: z.string().max(2000), password: z.string().max(2000) });

/**
 * The identity service: `POST /identity/{anonymous,sign_in,sign_up,refresh,sign_out}`. The refresh token lives in an
 * HttpOnly cookie; the identity token is in the answer. A header that no form can send keeps other origins out.
 */
export function registerIdentityRoutes(app: FastifyInstance, services: Services): void {
  const isSecure = services.config.http.publicUrl.startsWith('https:');
  const cookieName = isSecure ? '__Host-komawari_refresh' : 'komawari_refresh';
  const cookie = {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    maxAge: COOKIE_DAYS * 86_400,
  } as const;
  const refreshTokenOf = (request: FastifyRequest): string | null => request.cookies[cookieName] ?? null;
  const originOf = (request: FastifyRequest) => ({ ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });

  async function answer(reply: FastifyReply, session: Session): Promise<FastifyReply> {
    const account = await findAccount(services.database, session.accountId);
    if (!account || account.isDisabled)
      return signedOut(reply, new Refusal('UNAUTHENTICATED', 'Sign in failed', 'ログインできませんでした。'));
    const kind = viewerKindOf(account);
    const token = await issuerOf(services).issue({ accountId: session.accountId, kind }, session.id);
    return reply
      .setCookie(cookieName, session.refreshToken, cookie)
      .setCookie('komawari_session', '1', { ...cookie, httpOnly: false })
      .send({ token, expiresIn: TOKEN_LIFE_SECONDS, viewer: { kind, id: session.accountId } });
  }

  function signedOut(reply: FastifyReply, refusal: Refusal): FastifyReply {
    return reply
      .clearCookie(cookieName, cookie)
      .clearCookie('komawari_session', { ...cookie, httpOnly: false })
      .code(401)
      .send(present(refusal));
  }

  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (request.headers['x-komawari-client'] !== 'web')
        throw forbidden('This call has to come from our own pages.', '許可されていない呼び出しです。');
    });
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof Refusal) return reply.code(STATUS[error.code] ?? 400).send(present(error));
      if (error instanceof z.ZodError || isMalformed(error)) {
        return reply
          .code(400)
          .send(
            present(
              new Refusal('BAD_USER_INPUT', 'The call is incomplete. Load the page again.', '入力が不足しています。'),
            ),
          );
      }
      const traceId = randomUUID();
      request.log.error({ err: error, traceId }, 'fault');
      return reply
        .code(500)
        .send({
          code: 'INTERNAL',
          message: `Sign-in is unavailable. Try again in a minute. If it stays, tell us this number: ${traceId}`,
          messageJa: `いまログインできません。番号: ${traceId}`,
          retryable: true,
          traceId,
        });
    });

    scope.post('/identity/anonymous', async (request, reply) => {
      await takePermit(services.database, `anonymous:${request.ip}`, 60, 3600);
      const session = await services.database.transact(async (tx) =>
        startSession(tx, await insertAccount(tx), originOf(request).userAgent),
      );
      return answer(reply, session);
    });

    scope.post('/identity/sign_in', async (request, reply) => {
      const body = credentials.parse(request.body);
      return answer(
        reply,
        await signIn(services, originOf(request), { ...body, refreshToken: refreshTokenOf(request) }),
      );
    });

    scope.post('/identity/sign_up', async (request, reply) => {
      const body = signUpBody.parse(request.body);
      await takePermit(services.database, `sign-up:${request.ip}`, 30, 3600);
      const visitor = await actorOfRequest(request, services);
      const outcome = await signUp(services, visitor, {
        ...body,
        userAgent: originOf(request).userAgent,
        refreshToken: refreshTokenOf(request),
      });
      return outcome.ok ? answer(reply, outcome.value) : reply.code(422).send(presentProblems(outcome.problems));
    });

    scope.post('/identity/refresh', async (request, reply) => {
      const token = refreshTokenOf(request);
      const session = token === null ? null : await services.database.transact((tx) => rotateSession(tx, token));
      if (!session)
        return signedOut(
          reply,
          new Refusal('UNAUTHENTICATED', 'Your session has ended. Sign in again.', 'もう一度ログインしてください。'),
        );
      return answer(reply, session);
    });

    scope.post('/identity/sign_out', async (request, reply) => {
      const token = refreshTokenOf(request);
      if (token !== null) {
        await services.database.transact(async (tx) => {
          const id = await findSessionId(tx, token);
          if (id) await endSession(tx, id);
        });
      }
      return reply
        .clearCookie(cookieName, cookie)
        .clearCookie('komawari_session', { ...cookie, httpOnly: false })
        .code(204)
        .send();
    });
  });
}

/** A body that is no JSON, of another type, or too large: Fastify says so before a handler runs. */
const isMalformed = (error: unknown): boolean => {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
};

const present = (refusal: Refusal) => ({
  code: refusal.code,
  message: refusal.message,
  messageJa: refusal.messageJa,
  retryable: isRetryable(refusal.code),
  ...refusal.details,
});

function presentProblems(list: Problem[]) {
  const [first] = list;
  return {
    code: 'BAD_USER_INPUT',
    message: first?.message ?? '',
    messageJa: first?.messageJa ?? '',
    retryable: false,
    field: first?.path.join('.') ?? '',
    problems: list,
  };
}
