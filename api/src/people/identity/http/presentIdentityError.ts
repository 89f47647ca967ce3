import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageOf, sayLanguage } from '../../../http/languageOf.ts';
import { answerRefusal, isMalformed, presentSaid, sendRefusal, wordAnswer } from '../../../http/sendError.ts';
import { Refusal, type Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';

const incomplete = (): Refusal =>
  new Refusal(
    'BAD_USER_INPUT',
    said(peopleErrors, (t) => t.identity.incomplete()),
  );

/** Answers with problems, in the language of the request; the first one also stands on its own. */
export async function sendProblems(list: Problem[], reply: FastifyReply): Promise<FastifyReply> {
  const language = await languageOf(reply.request);
  sayLanguage(reply, language);
  const worded = list.map((problem) => ({ ...problem, ...presentSaid(problem, language) }));
  const [first] = worded;
  return reply.code(422).send({
    code: 'BAD_USER_INPUT',
    message: first?.message ?? '',
    messageJa: first?.messageJa ?? '',
    retryable: false,
    field: first?.path.join('.') ?? '',
    problems: worded,
  });
}

/** The one mapping from what an identity call threw to its answer; a fault is masked and logged with an id. */
export async function sendIdentityError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = sendRefusal(error, request, reply);
  if (sent) return sent;
  if (error instanceof z.ZodError || isMalformed(error)) return answerRefusal(incomplete(), reply, 400);
  const traceId = randomUUID();
  request.log.error({ err: error, traceId }, 'fault');
  return reply.code(500).send({
    code: 'INTERNAL',
    ...(await wordAnswer(
      said(peopleErrors, (t) => t.identity.unavailable({ number: traceId })),
      request,
      reply,
    )),
    retryable: true,
    traceId,
  });
}
