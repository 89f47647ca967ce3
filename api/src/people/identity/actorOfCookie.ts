import type { Needs } from '../../graphql/context.ts';
import { GUEST, type Actor } from '../../kernel/actor.ts';
import { findLiveAccount } from './liveAccount.ts';
import { findRunningSession } from './store/sessions.ts';

/**
 * Who the browser's session speaks for, as the database knows them now. Calls of the identity service carry no identity
 * token: the cookie tells the session.
 */
export async function actorOfCookie({ database }: Needs<'database'>, refreshToken: string | null): Promise<Actor> {
  const session = refreshToken === null ? null : await findRunningSession(database, refreshToken);
  const account = session === null ? null : await findLiveAccount(database, session.accountId);
  if (!session || !account) return GUEST;
  return { accountId: account.accountId, kind: account.kind, sessionId: session.id };
}
