import type { FastifyRequest } from 'fastify';
import type { Needs } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { actorOfCookie } from './actorOfCookie.ts';
import { createSessionCookies } from './http/sessionCookies.ts';

/** Who asks for a page: whom the session of the browser speaks for, as pages are asked for with cookies and never with a token. */
export const actorOfBrowser = (services: Needs<'config' | 'database'>, request: FastifyRequest): Promise<Actor> =>
  actorOfCookie(services, createSessionCookies(services).refreshTokenOf(request));
