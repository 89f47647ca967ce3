import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { Actor } from '../kernel/actor.ts';
import { languageOf, sayLanguage } from '../http/languageOf.ts';
import { saysAdult } from '../http/saysAdult.ts';
import { Refusal, unauthenticated } from '../kernel/errors.ts';
import type { Language } from '../kernel/language.ts';
import { say } from '../kernel/happenings.ts';
import { actorOfProgram } from '../openid/provider/index.ts';
import { actorOfRequest } from '../people/identity/index.ts';
import type { ViewAs } from '../kernel/viewAs.ts';
import { readViewAs, seeAs } from '../people/viewAs/index.ts';
import { createContext, type Context, type Services } from '../graphql/context.ts';
import { nameOperation, OTHERS } from './nameOperation.ts';
import { NewDocuments } from './newDocuments.ts';
import { createPipeline } from './pipeline.ts';
import { noteFaultIn, presentError } from '../graphql/presentError.ts';
import { said } from '../kernel/said.ts';
import groundErrors from '../messages/groundErrors.js';

const body = z.object({
  query: z.string().max(20_000, 'The document is longer than 20,000 characters.').optional(),
  documentId: z.string().max(200).optional(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
});

const unknownDocument = (): Refusal =>
  new Refusal(
    'PERSISTED_DOCUMENT_NOT_FOUND',
    said(groundErrors, (t) => t.requests.unknownDocument()),
  );

const malformed = (message: string): Refusal =>
  new Refusal('BAD_USER_INPUT', { ...said(groundErrors, (t) => t.requests.malformed()), message });

/** 200 pages with 1,000 characters of description and of transcript each, and some room. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** The language of whoever sends the request, which the answer says from now on. */
async function sayLanguageOf(reply: FastifyReply): Promise<Language> {
  const language = await languageOf(reply.request);
  sayLanguage(reply, language);
  return language;
}

/** Errors in the language of whoever sends the request. */
async function presentAll(reply: FastifyReply, errors: readonly unknown[]): Promise<GraphQLError[]> {
  const language = await sayLanguageOf(reply);
  return errors.map((error) => presentError(error, noteFaultIn(reply.log), language));
}

/** Answers with errors. What is out of reach makes the whole answer one to repeat, whatever of it was there already. */
function sendErrors(
  reply: FastifyReply,
  status: number,
  result: { data?: unknown; errors: readonly GraphQLError[] },
): FastifyReply {
  const waits = result.errors.map(({ extensions }) => Number(extensions['retryAfter'] ?? 0));
  if (Math.max(...waits) > 0) void reply.header('retry-after', Math.max(...waits));
  const isAway = result.errors.some(({ extensions }) => extensions['code'] === 'SERVICE_UNAVAILABLE');
  return reply.code(isAway ? 503 : status).send(result);
}

/**
 * `POST /graphql?opname=Name`: one JSON document a request, no batches. Our own documents come by hash and run as they
 * are; others run under limits. A document that is refused before it runs answers 400, or 429 where too many new ones came from an
 * address, one that met something out of reach 503 with Retry-After, everything else 200.
 */
export function registerGraphQLRoute(app: FastifyInstance, services: Services, trusted: Map<string, string>): void {
  const runTrusted = createPipeline({ limits: false });
  const isProduction = services.config.env === 'production';
  const runForeign = createPipeline({ limits: true, introspection: !isProduction });
  const newDocuments = new NewDocuments();

  async function execute(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { source, isTrusted, variables, operationName } = documentOf(request.body, trusted);
    const name = isTrusted ? nameOperation(source) : OTHERS;
    request.operation = name;
    if (isProduction && !isTrusted) newDocuments.admit(source, request.ip);
    const startedAt = performance.now();
    const tell = (outcome: unknown): void =>
      say('operation', () => ({ name, outcome: String(outcome), milliseconds: performance.now() - startedAt }));
    // Compiled documents read variables in their own way; what a token may do is judged by the way of the other ones.
    const executeIn = (context: Context) =>
      (isTrusted && !context.actor.token ? runTrusted : runForeign)({ source, variables, operationName, context });
    let asker: Asker;
    try {
      asker = await askerOf(request, services);
    } catch (error) {
      // A token that could not be looked at was not refused.
      if (!(error instanceof Refusal)) throw error;
      tell(error.code);
      return sendErrors(reply, 401, { errors: await presentAll(reply, [error]) });
    }
    const { actor, viewAs } = asker;
    request.viewerKind = viewAs ? 'VIEW_AS' : actor.token ? 'PROGRAM' : actor.kind;
    const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const asked = { origin, saysAdult: saysAdult(request), findLanguage: () => sayLanguageOf(reply) };
    const { result, refusedDocument } = await (viewAs
      ? seeAs(services, { viewAs, ...asked }, executeIn)
      : executeIn(createContext({ services, actor, reader: services.database, ...asked })));
    if (!result.errors) {
      tell('OK');
      return reply.send(result);
    }
    const errors = await presentAll(reply, result.errors);
    tell(errors[0]?.extensions['code']);
    // Without data nothing ran: the variables do not fit the document.
    return sendErrors(reply, refusedDocument || result.data === undefined ? 400 : 200, { ...result, errors });
  }

  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));
    scope.setErrorHandler(async (error, request, reply) => {
      const status = (error as { statusCode?: number }).statusCode ?? statusOf(error);
      const shown = status < 500 && !(error instanceof Refusal) ? malformed((error as Error).message) : error;
      return sendErrors(reply, status, { errors: await presentAll(reply, [shown]) });
    });
    scope.post('/graphql', { bodyLimit: MAX_BODY_BYTES }, execute);
  });
}

/** The status of what ended a request before its document ran. */
function statusOf(error: unknown): number {
  if (!(error instanceof Refusal)) return 500;
  return error.code === 'RATE_LIMITED' ? 429 : 400;
}

/** Who sends a request, and as whom they want to see (R2-092, R7-004). */
interface Asker {
  actor: Actor;
  viewAs: ViewAs | null;
}

async function askerOf(request: FastifyRequest, services: Services): Promise<Asker> {
  const { authorization } = request.headers;
  const program = await actorOfProgram(services, authorization);
  const actor = program ?? (await actorOfRequest(request, services));
  const token = (request.query as { view_as_token?: unknown }).view_as_token;
  // Programs see as themselves.
  if (program && token !== undefined) throw unauthenticated();
  return { actor, viewAs: token === undefined ? null : await readViewAs(services.config, actor, String(token)) };
}

/** Reads the document out of a request's body. Throws a refusal when there is none, or an unknown one. */
function documentOf(received: unknown, trusted: Map<string, string>) {
  const parsed = body.safeParse(received);
  if (!parsed.success) throw malformed(parsed.error.issues[0]?.message ?? 'The body has to be one JSON object.');
  const { query, documentId, variables, operationName } = parsed.data;
  const known = documentId === undefined ? undefined : trusted.get(documentId.replace(/^sha256:/, ''));
  // Whoever names a document gets that one or none: a text beside a hash does not run in its place.
  if (documentId !== undefined && known === undefined) throw unknownDocument();
  const source = known ?? query;
  if (source === undefined) throw malformed('Send a "query" or a "documentId".');
  return {
    source,
    isTrusted: known !== undefined,
    variables: variables ?? undefined,
    operationName: operationName ?? undefined,
  };
}
