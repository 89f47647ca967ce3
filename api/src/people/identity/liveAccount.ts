import type { Reader } from '../../database/index.ts';
import type { ViewerKind } from '../../kernel/actor.ts';
import { findAccount, type AccountFacts } from './store/accounts.ts';

/** R4-023 and the redirect table: the kind of viewer an account is. */
function viewerKindOf(account: AccountFacts): ViewerKind {
  if (account.hasProfile) return account.hasEmail ? 'REGISTERED' : 'REGISTERED_WITHOUT_EMAIL';
  return account.hasProvider ? 'GUEST_WITH_PROVIDER' : 'GUEST_NO_PROVIDER';
}

/** An account that is not locked, as the database knows it now. */
export interface LiveAccount {
  accountId: string;
  kind: ViewerKind;
  /** Whether there is any way to sign in to it. */
  hasProvider: boolean;
}

/** The account, unless it is gone or locked: then it is nobody's. */
export async function findLiveAccount(reader: Reader, id: string): Promise<LiveAccount | null> {
  const account = await findAccount(reader, id);
  if (!account || account.isDisabled) return null;
  return { accountId: account.accountId, kind: viewerKindOf(account), hasProvider: account.hasProvider };
}
