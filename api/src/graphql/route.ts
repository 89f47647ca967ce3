import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { z } from 'zod';
import { Refusal } from '../kernel/errors.ts';
import { actorOfRequest } from '../identity/index.ts';
import { createContext, type Services } from './context.ts';
import { createPipeline } from './pipeline.ts';
import { presentError } from './presentError.ts';

const body = z.object({
  query: z.string().max(20_000, 'The document is longer than 20,000 characters.').optional(),
  documentId: z.string().max(200).optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

const unknownDocument = (): Refusal =>
  new Refusal('PERSISTED_DOCUMENT_NOT_FOUND', 'This document is not known here. Send its text.', 'この文書は登録されていません。');

const malformed = (message: string): Refusal => new Refusal('BAD_USER_INPUT', message, 'リクエストの形式が正しくありません。');

/**
 * `POST /graphql?opname=Name`: one JSON document a request, no batches. Our own documents come by hash and run as they
 * are; others run under limits. A document that is refused before it runs answers 400, everything else 200.
 */
export function registerGraphQLRoute(app: FastifyInstance, services: Services, trusted: Map<string, string>): void {
  const runTrusted = createPipeline({ limits: false });
  const runForeign = createPipeline({ limits: true });
  const logFault = (request: FastifyRequest) => (fault: unknown, traceId: string) => request.log.error({ err: fault, traceId }, 'fault');

  app.post('/graphql', { bodyLimit: 256 * 1024 }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const present = (errors: readonly unknown[]): ExecutionResult => ({ errors: errors.map((error) => presentError(error, logFault(request))) });
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send(present([malformed(parsed.error.issues[0]?.message ?? 'The body has to be one JSON object.')]));
    const { query, documentId, variables, operationName } = parsed.data;
    const known = documentId ? trusted.get(documentId.replace(/^sha256:/, '')) : undefined;
    if (documentId && known === undefined && query === undefined) return reply.code(400).send(present([unknownDocument()]));
    const source = known ?? query;
    if (source === undefined) return reply.code(400).send(present([malformed('Send a "query" or a "documentId".')]));
    let actor;
    try {
      actor = await actorOfRequest(request, services);
    } catch (error) {
      return reply.code(401).send(present([error]));
    }
    const context = createContext({ services, actor, reader: services.database, origin: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' } });
    const { result, refusedDocument } = await (known === undefined ? runForeign : runTrusted)({
      source,
      variables: variables ?? undefined,
      operationName: operationName ?? undefined,
      context,
    });
    if (!result.errors) return reply.send(result);
    const errors = result.errors.map((error) => presentError(error, logFault(request)));
    const wrongVariables = result.data === undefined && result.errors.some((error) => error instanceof GraphQLError && error.originalError === undefined);
    return reply.code(refusedDocument || wrongVariables ? 400 : 200).send({ ...result, errors });
  });
}
