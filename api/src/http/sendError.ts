import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { faultWords, isRetryable, type Refusal, type RefusalCode } from '../kernel/errors.ts';
import type { Language } from '../kernel/language.ts';
import { asRefusal } from '../kernel/outages.ts';
import { inLanguage, said, type Said } from '../kernel/said.ts';
import { languageOf, sayLanguage } from './languageOf.ts';
import groundErrors from '../messages/groundErrors.js';

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

/** Words as they stand in an answer. */
export const presentSaid = (words: Said, language: Language): Said => ({
  message: inLanguage(language, words),
  messageJa: words.messageJa,
});

/** A refusal as the body of an answer. */
const presentRefusal = (refusal: Refusal, language: Language) => ({
  code: refusal.code,
  ...presentSaid(refusal, language),
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

/** The words of an answer in the language of its request, which the answer says. */
export async function wordAnswer(words: Said, request: FastifyRequest, reply: FastifyReply): Promise<Said> {
  const language = await languageOf(request);
  sayLanguage(reply, language);
  return presentSaid(words, language);
}

/** Answers with a refusal in the language of the request. */
export async function answerRefusal(
  refusal: Refusal,
  reply: FastifyReply,
  status = statusOf(refusal),
): Promise<FastifyReply> {
  const language = await languageOf(reply.request);
  sayLanguage(reply, language);
  return reply.code(status).send(presentRefusal(refusal, language));
}

/**
 * Answers with the refusal that an error is or stands for; null, and nothing is sent, when it is a fault. To be returned and not
 * awaited: a reply is a promise too, of nothing.
 */
export function sendRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | null {
  const refusal = asRefusal(error);
  if (!refusal) return null;
  if (refusal !== error) noteOutage(request, error);
  setRetryAfter(reply, refusal);
  // What the handler said of the answer it meant to give is not true of this one.
  for (const name of ['content-length', 'content-disposition', 'etag']) reply.removeHeader(name);
  void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return answerRefusal(refusal, reply);
}

/** Whether Fastify itself refused the request: no JSON, too large, another content type. */
export const isMalformed = (error: unknown): error is Error & { statusCode: number } => {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** The answer of every route without words of its own to what it threw; a fault is masked and logged with an id. */
export async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const sent = sendRefusal(error, request, reply);
  if (sent) return sent;
  if (isMalformed(error))
    return reply.code(error.statusCode).send({
      code: 'BAD_USER_INPUT',
      ...(await wordAnswer(
        { ...said(groundErrors, (t) => t.requests.malformed()), message: error.message },
        request,
        reply,
      )),
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
      ...(await wordAnswer(faultWords(traceId), request, reply)),
      retryable: true,
      traceId,
    });
}
