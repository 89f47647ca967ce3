import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Needs } from '../../graphql/context.ts';
import { GUEST, type Actor } from '../../kernel/actor.ts';
import { Refusal, unauthenticated } from '../../kernel/errors.ts';
import { createTokenIssuer, type TokenIssuer } from './tokens.ts';

const issuers = new WeakMap<Config, TokenIssuer>();

/** The token issuer of this process; its keys are derived once. */
export function issuerOf({ config }: Needs<'config'>): TokenIssuer {
  let issuer = issuers.get(config);
  if (!issuer) {
    issuer = createTokenIssuer(config.secret, config.http.publicUrl);
    issuers.set(config, issuer);
  }
  return issuer;
}

/** Whom a bearer token speaks for. Throws UNAUTHENTICATED when it is not accepted, or its session is over. */
async function readBearer(services: Needs<'config' | 'endedSessions'>, authorization: string): Promise<Actor> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization)?.[1];
  if (!token) throw unauthenticated();
  const actor = await issuerOf(services).read(token);
  if (actor.sessionId !== undefined && (await services.endedSessions.has(actor.sessionId))) throw unauthenticated();
  return actor;
}

/** Who sends a request: a guest without a bearer token, else whom the token speaks for. Throws UNAUTHENTICATED. */
export async function actorOfRequest(
  request: FastifyRequest,
  services: Needs<'config' | 'endedSessions'>,
): Promise<Actor> {
  const header = request.headers.authorization;
  return header === undefined ? GUEST : readBearer(services, header);
}

/** Whom a bearer header speaks for; a guest when there is none or it is not accepted. */
export async function actorOfBearer(
  services: Needs<'config' | 'endedSessions'>,
  authorization: string | null,
): Promise<Actor> {
  if (authorization === null) return GUEST;
  try {
    return await readBearer(services, authorization);
  } catch (error) {
    if (error instanceof Refusal) return GUEST;
    throw error;
  }
}
