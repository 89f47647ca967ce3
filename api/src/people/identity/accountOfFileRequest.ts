import type { FastifyRequest } from 'fastify';
import type { Needs } from '../../graphql/context.ts';
import { actorOfBearer } from './actorOfRequest.ts';
import { createSessionCookies } from './http/sessionCookies.ts';
import { findRunningSession } from './store/sessions.ts';

/**
 * The account a request for a file comes from: pictures are fetched with cookies and never with a token, programs do it
 * the other way round. Null when it comes from nobody.
 */
export async function accountOfFileRequest(
  services: Needs<'config' | 'database' | 'endedSessions'>,
  request: FastifyRequest,
): Promise<string | null> {
  const { accountId } = await actorOfBearer(services, request.headers.authorization ?? null);
  if (accountId !== null) return accountId;
  const token = createSessionCookies(services).refreshTokenOf(request);
  return token === null ? null : ((await findRunningSession(services.database, token))?.accountId ?? null);
}
