import type { Needs } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { findLiveAccount } from './liveAccount.ts';
import { findRunningSession } from './store/sessions.ts';

/** The session of a call to the identity service, and whose it is. */
export interface RunningSession {
  id: string;
  actor: Actor & { accountId: string; sessionId: string };
}

/**
 * The running session of a refresh token. What changes how an account is entered goes by it and never by an identity token:
 * that one is in the reach of scripts, the cookie is not. Throws UNAUTHENTICATED, also for a visitor's anonymous account.
 */
export async function loadRunningSession(
  services: Needs<'database'>,
  refreshToken: string | null,
): Promise<RunningSession> {
  const session = refreshToken === null ? null : await findRunningSession(services.database, refreshToken);
  const account = session && (await findLiveAccount(services.database, session.accountId));
  if (!session || !account?.hasProvider) throw unauthenticated();
  const { id, accountId } = session;
  return { id, actor: { accountId, kind: account.kind, sessionId: id } };
}
