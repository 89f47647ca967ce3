import pLimit from 'p-limit';
import type { Needs } from '../../graphql/context.ts';
import { claimDueLogouts, forgetLogin, type DueLogout } from '../connections/index.ts';
import { providerOf } from './provider.ts';

/** One client that does not answer holds up no other. */
const AT_ONCE = 8;
const BATCH = 100;

/**
 * Tells clients of sessions that ended, and of connections that did (OpenID Connect Back-Channel Logout). A client that does
 * not answer is told again later. Answers how many there were to tell.
 */
export async function sendLogouts(services: Needs<'config' | 'database'>): Promise<number> {
  const { database } = services;
  const due = await database.transact((tx) => claimDueLogouts(tx, BATCH), { isChange: false });
  if (due.length === 0) return 0;
  const { provider } = await providerOf(services);
  const tell = async (logout: DueLogout): Promise<void> => {
    const client = await provider.Client.find(logout.clientId);
    if (client?.backchannelLogoutUri) {
      try {
        await client.backchannelLogout(logout.accountId, logout.sid);
      } catch {
        // Whatever a stranger's server answers: it is told again when its time comes.
        return;
      }
    }
    await database.transact((tx) => forgetLogin(tx, logout), { isChange: false });
  };
  const limit = pLimit(AT_ONCE);
  await Promise.all(due.map((logout) => limit(() => tell(logout))));
  return due.length;
}
