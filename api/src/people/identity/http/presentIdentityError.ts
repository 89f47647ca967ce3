import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isMalformed, presentRefusal, sendRefusal } from '../../../http/sendError.ts';
import { Refusal, type Problem } from '../../../kernel/errors.ts';

const incomplete = (): Refusal =>
  new Refusal('BAD_USER_INPUT', 'The request is incomplete. Load the page again.', '入力が不足しています。');

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
  const sent = sendRefusal(error, request, reply);
  if (sent) return sent;
  if (error instanceof z.ZodError || isMalformed(error)) return reply.code(400).send(presentRefusal(incomplete()));
  const traceId = randomUUID();
  request.log.error({ err: error, traceId }, 'fault');
  return reply.code(500).send({
    code: 'INTERNAL',
    message: `Sign-in is unavailable. Try again in a minute. If it keeps happening, tell us this number: ${traceId}`,
    messageJa: `いまログインできません。番号: ${traceId}`,
    retryable: true,
    traceId,
  });
}
