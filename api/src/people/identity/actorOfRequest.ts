import type { FastifyRequest } from 'fastify';
import type { Services } from '../../graphql/context.ts';
import { GUEST, type Actor } from '../../kernel/actor.ts';
import { Refusal, unauthenticated } from '../../kernel/errors.ts';
import { createTokenIssuer, type TokenIssuer } from './tokens.ts';

const issuers = new WeakMap<Services, TokenIssuer>();

/** The token issuer of this process; its keys are derived once. */
export function issuerOf(services: Services): TokenIssuer {
  let issuer = issuers.get(services);
  if (!issuer) {
    issuer = createTokenIssuer(services.config.secret, services.config.http.publicUrl);
    issuers.set(services, issuer);
  }
  return issuer;
}

/** Whom a bearer token speaks for. Throws UNAUTHENTICATED when it is not accepted, or its session is over. */
async function readBearer(services: Services, authorization: string): Promise<Actor> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization)?.[1];
  if (!token) throw unauthenticated();
  const actor = await issuerOf(services).read(token);
  if (actor.sessionId !== undefined && (await services.endedSessions.has(actor.sessionId))) throw unauthenticated();
  return actor;
}

/** Who sends a request: a guest without a bearer token, else whom the token speaks for. Throws UNAUTHENTICATED. */
export async function actorOfRequest(request: FastifyRequest, services: Services): Promise<Actor> {
  const header = request.headers.authorization;
  return header === undefined ? GUEST : readBearer(services, header);
}

/** Whom a bearer header speaks for; a guest when there is none or it is not accepted. */
export async function actorOfBearer(services: Services, authorization: string | null): Promise<Actor> {
  if (authorization === null) return GUEST;
  try {
    return await readBearer(services, authorization);
  } catch (error) {
    if (error instanceof Refusal) return GUEST;
    throw error;
  }
}
