import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isRetryable, Refusal, type Problem } from '../../kernel/errors.ts';

const STATUS: Partial<Record<Refusal['code'], number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

const incomplete = (): Refusal =>
  new Refusal('BAD_USER_INPUT', 'The call is incomplete. Load the page again.', '入力が不足しています。');

/** Whether Fastify itself refused the request: no JSON, too large, another content type. */
const isMalformed = (error: unknown): boolean => {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** A refusal as the body of an answer. */
export const presentRefusal = (refusal: Refusal) => ({
  code: refusal.code,
  message: refusal.message,
  messageJa: refusal.messageJa,
  retryable: isRetryable(refusal.code),
  ...refusal.details,
});

/** Problems as the body of an answer; the first one also stands on its own. */
export function presentProblems(list: Problem[]) {
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

/** The one mapping from what an identity call threw to its answer; a fault is masked and logged with an id. */
export function sendIdentityError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    const { retryAfter } = error.details;
    if (typeof retryAfter === 'number') void reply.header('retry-after', retryAfter);
    return reply.code(STATUS[error.code] ?? 400).send(presentRefusal(error));
  }
  if (error instanceof z.ZodError || isMalformed(error)) return reply.code(400).send(presentRefusal(incomplete()));
  const traceId = randomUUID();
  request.log.error({ err: error, traceId }, 'fault');
  return reply.code(500).send({
    code: 'INTERNAL',
    message: `Sign-in is unavailable. Try again in a minute. If it stays, tell us this number: ${traceId}`,
    messageJa: `いまログインできません。番号: ${traceId}`,
    retryable: true,
    traceId,
  });
}
