import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRetryable, type Refusal, type RefusalCode } from '../kernel/errors.ts';
import { asRefusal } from '../kernel/outages.ts';

const STATUS: Partial<Record<RefusalCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  CONSENT_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** The status a refusal is answered with. */
export const statusOf = ({ code }: Refusal): number => STATUS[code] ?? 400;

/** A refusal as the body of an answer. */
export const presentRefusal = (refusal: Refusal) => ({
  code: refusal.code,
  message: refusal.message,
  messageJa: refusal.messageJa,
  retryable: isRetryable(refusal.code),
  ...refusal.details,
});

/** Says when to come back, where the refusal knows it. */
export function setRetryAfter(reply: FastifyReply, { details }: Refusal): void {
  if (typeof details['retryAfter'] === 'number') void reply.header('retry-after', details['retryAfter']);
}

/** Notes what the operator may have to mend. */
export const noteOutage = (request: FastifyRequest, error: unknown): void =>
  request.log.error({ err: error }, 'something this needs does not answer');

/** Answers with the refusal that an error is or stands for; null, and nothing is sent, when it is a fault. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const refusal = asRefusal(error);
  if (!refusal) return null;
  if (refusal !== error) noteOutage(request, error);
  setRetryAfter(reply, refusal);
  // What the handler said of the answer it meant to give is not true of this one.
  for (const name of ['content-length', 'content-disposition', 'etag']) reply.removeHeader(name);
  return reply
    .code(statusOf(refusal))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(presentRefusal(refusal));
}

/** Whether Fastify itself refused the request: no JSON, too large, another content type. */
export const isMalformed = (error: unknown): error is Error & { statusCode: number } => {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** The answer of every route without words of its own to what it threw; a fault is masked and logged with an id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const sent = sendRefusal(error, request, reply);
  if (sent) return sent;
  if (isMalformed(error))
    return reply.code(error.statusCode).send({
      code: 'BAD_USER_INPUT',
      message: error.message,
      messageJa: 'リクエストの形式が正しくありません。',
      retryable: false,
    });
  const traceId = randomUUID();
  request.log.error({ err: error, traceId }, 'fault');
  return reply
    .code(500)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({
      code: 'INTERNAL',
      message: `Something went wrong on our side. If it keeps happening, tell us this number: ${traceId}`,
      messageJa: `サーバーで問題が起きました。番号: ${traceId}`,
      retryable: true,
      traceId,
    });
}
