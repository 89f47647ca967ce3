import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createContext, type Context, type Services } from '../graphql/context.ts';
import type { MatureStanding } from '../http/pages/index.ts';
import { rememberAdult, saysAdult } from '../http/saysAdult.ts';
import { isRegistered } from '../kernel/actor.ts';
import { actorOfBrowser } from '../people/identity/index.ts';
import { canShowMature, showsMature, updateProfile } from '../people/sites/index.ts';
import { describePath, fromUrlPath, gatedPathOf, toUrlPath } from '../publishing/index.ts';

async function contextOf(services: Services, request: FastifyRequest): Promise<Context> {
  const actor = await actorOfBrowser(services, request);
  return createContext({ services, actor, reader: services.database, saysAdult: saysAdult(request) });
}

/** How a browser that asks for a page stands to mature works. */
export const findMatureStanding =
  (services: Services) =>
  async (request: FastifyRequest): Promise<MatureStanding> => {
    if (await showsMature(await contextOf(services, request))) return 'SHOWN';
    return saysAdult(request) ? 'REFUSED' : 'UNASKED';
  };

/**
 * `POST /mature/{path}`: the button of the gate, which works without JavaScript. The browser remembers, and so does the
 * account of whoever is signed in; then the page is shown. Whoever is under 18 by their birthday is led back to the gate.
 */
export function serveMatureGate(app: FastifyInstance, services: Services): void {
  const isSecure = services.config.http.publicUrl.startsWith('https:');
  void app.register(async (scope) => {
    // The URL says everything; what a form sends besides is not looked at.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post('/mature/*', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const path = fromUrlPath(request.raw.url!.split('?', 1)[0]!);
      const gated = path === null ? null : gatedPathOf(path);
      if (path === null || gated === null || !describePath(path)) return reply.redirect('/404', 303);
      const context = await contextOf(services, request);
      if (!(await canShowMature(context))) return reply.redirect(`${toUrlPath(gated)}?mature=no`, 303);
      if (isRegistered(context.actor)) await updateProfile(services, context.actor, { showsMature: true });
      return rememberAdult(reply, isSecure).redirect(toUrlPath(path), 303);
    });
  });
}
