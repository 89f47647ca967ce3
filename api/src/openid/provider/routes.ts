import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countRate, isOverRate } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { noteOutage, sendError, setRetryAfter, statusOf } from '../../http/sendError.ts';
import { rateLimited } from '../../kernel/errors.ts';
import { asRefusal } from '../../kernel/outages.ts';
import { actorOfBrowser } from '../../people/identity/index.ts';
import { faultsOf } from './buildProvider.ts';
import { runCall } from './call.ts';
import { ROUTES } from './routePaths.ts';
import { serveForm } from './formPage.ts';
import { PAGE_POLICY } from './pages.ts';
import { providerOf } from './provider.ts';
import { describeRefusal } from './sayRefusal.ts';
import { sessionCookie } from './walk.ts';

const DISCOVERY = '/.well-known/openid-configuration';
/** RFC 8414 looks for the same document under another name. */
const DISCOVERY_OF_OAUTH = '/.well-known/oauth-authorization-server';

const PUBLISHED = [DISCOVERY, DISCOVERY_OF_OAUTH, ROUTES.jwks];
const OF_PROGRAMS = [
  ROUTES.token,
  ROUTES.userinfo,
  ROUTES.revocation,
  ROUTES.introspection,
  ROUTES.pushed_authorization_request,
];
const OF_BROWSERS = [ROUTES.end_session, `${ROUTES.end_session}/confirm`, `${ROUTES.end_session}/success`];

/** Everything that the protocol knows; browsers ask with OPTIONS first. */
const METHODS = ['GET', 'POST', 'OPTIONS'];

/** As long as an address may be. */
const MAX_FORM_BYTES = 16 * 1024;

type Services = Needs<'config' | 'database'>;

/** Addresses in answers are made from the request: what a stranger writes into its headers must not get there. */
function setHost(request: FastifyRequest, { config }: Services): void {
  const { host, protocol } = new URL(config.http.publicUrl);
  const { headers } = request.raw;
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  delete headers['x-forwarded-host'];
}

/** Cookies of the library alone, and the session of the browser as one of them. */
async function setSession(request: FastifyRequest, services: Services): Promise<void> {
  const { sessionId } = await actorOfBrowser(services, request);
  if (sessionId !== undefined) request.raw.headers.cookie = sessionCookie(services, sessionId);
}

/** A program calls many times a second: what was true of its address a moment ago is true now. */
const LOOK_AGAIN_MS = 1000;
const MAX_KNOWN = 10_000;
const looked = new Map<string, number>();

/** Refuses an address from which too much was refused. */
async function refuseFailing({ database }: Services, address: string): Promise<void> {
  const now = Date.now();
  if (now - (looked.get(address) ?? 0) < LOOK_AGAIN_MS) return;
  if (await isOverRate(database, 'openidFailureFrom', address)) throw rateLimited(60);
  if (looked.size >= MAX_KNOWN) looked.clear();
  looked.set(address, now);
}

async function hand(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { handler } = await providerOf(services);
  reply.hijack();
  setHost(request, services);
  faultsOf.set(request.raw, (error) => request.log.error({ err: error }, 'the OpenID provider broke'));
  await handler(request.raw, reply.raw);
}

/** OpenID Connect Core, 3.1.2.1: a request may come as a form. The page takes it from its address. */
function registerForm(app: FastifyInstance): void {
  void app.register(async (scope) => {
    const form = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(ROUTES.authorization, async (request, reply) => {
      const query = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      return reply.redirect(`${ROUTES.authorization}?${query}`, 303);
    });
    await Promise.resolve();
  });
}

/**
 * The provider's addresses. The library reads bodies itself, so nothing of Fastify's parsers stands before it; the page at
 * /oauth2/authorize is the application's and never gets here.
 */
export function registerOpenID(app: FastifyInstance, services: Services): void {
  registerForm(app);
  serveForm(app, services);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // Before the library has the request.
    scope.setErrorHandler((error, request, reply) => {
      const refusal = asRefusal(error);
      if (!refusal) return sendError(error, request, reply);
      if (refusal !== error) noteOutage(request, error);
      setRetryAfter(reply, refusal);
      return reply.code(statusOf(refusal)).header('cache-control', 'no-store').send(describeRefusal(refusal));
    });
    for (const url of PUBLISHED)
      scope.get(url, async (request, reply) => {
        if (url === DISCOVERY_OF_OAUTH) request.raw.url = DISCOVERY;
        reply.raw.setHeader('cache-control', 'public, max-age=300');
        await hand(services, request, reply);
      });
    for (const url of OF_PROGRAMS)
      scope.route({
        method: METHODS,
        url,
        handler: async (request, reply) => {
          await refuseFailing(services, request.ip);
          reply.raw.once('finish', () => {
            if (reply.raw.statusCode >= 400)
              countRate(services.database, 'openidFailureFrom', request.ip).catch((error: unknown) =>
                request.log.error({ err: error }, 'a refused call could not be counted'),
              );
          });
          await runCall(request.ip, () => hand(services, request, reply));
          return reply;
        },
      });
    for (const url of OF_BROWSERS)
      scope.route({
        method: METHODS,
        url,
        handler: async (request, reply) => {
          await setSession(request, services);
          reply.raw.setHeader('content-security-policy', PAGE_POLICY);
          await hand(services, request, reply);
        },
      });
    await Promise.resolve();
  });
}
