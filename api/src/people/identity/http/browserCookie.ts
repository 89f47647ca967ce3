// For the types it adds to requests and replies.
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from '../../../graphql/context.ts';
import { newSecret } from '../social/attemptSecrets.ts';

/** An attempt lives ten minutes, and the proof of an existing account half an hour. */
const LIFE_SECONDS = 2400;

/** The cookie that binds a social sign-in to the browser it began in. */
export interface BrowserCookie {
  read(request: FastifyRequest): string | null;
  /** The browser's secret, made at the first need; its life begins anew. */
  keep(request: FastifyRequest, reply: FastifyReply): string;
}

/** Lax, because the provider's page leads back with a navigation; no script can read it. */
export function createBrowserCookie({ config }: Needs<'config'>): BrowserCookie {
  const isSecure = config.http.publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-komawari_browser' : 'komawari_browser';
  const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax', maxAge: LIFE_SECONDS } as const;
  const read = (request: FastifyRequest): string | null => {
    const value = request.cookies[name];
    return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
  };
  return {
    read,
    keep(request, reply) {
      const secret = read(request) ?? newSecret();
      reply.setCookie(name, secret, options);
      return secret;
    },
  };
}
