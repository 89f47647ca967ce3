import type { Needs } from '../../../graphql/context.ts';
import { insertAccount } from '../store/accounts.ts';
import { endSession, findSessionId, rotateSession, startSession, type Session } from '../store/sessions.ts';

/** Gives a visitor an account without anything, and a session of it. */
export const startAnonymousSession = ({ database }: Needs<'database'>, userAgent: string): Promise<Session> =>
  database.transact(async (tx) => startSession(tx, await insertAccount(tx), { userAgent, isAuthenticated: false }));

/** Exchanges the browser's refresh token for the next one; null when there is none, or its session is over. */
export const refreshSession = async (
  { database }: Needs<'database'>,
  refreshToken: string | null,
): Promise<Session | null> =>
  refreshToken === null ? null : database.transact((tx) => rotateSession(tx, refreshToken));

/** Ends the browser's session. One that is over already, or was never there, stays so. */
export async function signOut({ database }: Needs<'database'>, refreshToken: string | null): Promise<void> {
  if (refreshToken === null) return;
  await database.transact(async (tx) => {
    const id = await findSessionId(tx, refreshToken);
    if (id) await endSession(tx, id);
  });
}
