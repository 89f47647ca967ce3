import type { FastifyRequest } from 'fastify';
import type { Services } from '../graphql/context.ts';
import { GUEST, type Actor } from '../kernel/actor.ts';
import { unauthenticated } from '../kernel/errors.ts';
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

/** Who sends a request: a guest without a bearer token, else whom the token speaks for. Throws UNAUTHENTICATED. */
export async function actorOfRequest(request: FastifyRequest, services: Services): Promise<Actor> {
  const header = request.headers.authorization;
  if (header === undefined) return GUEST;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1];
  if (!token) throw unauthenticated();
  return issuerOf(services).read(token);
}
