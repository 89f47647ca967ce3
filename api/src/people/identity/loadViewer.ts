import type { Context } from '../../graphql/context.ts';
import type { ViewerNode } from '../../graphql/viewerRefs.ts';
import { GUEST } from '../../kernel/actor.ts';
import { findLiveAccount } from './liveAccount.ts';
import { findEmailOf, listAuthProviders } from './store/accounts.ts';

/** The kind in a token is up to 300 seconds old; here the database is asked, so that a finished sign-up shows at once. */
export async function loadViewer({ actor, reader, viewAs }: Context): Promise<ViewerNode> {
  // Somebody registered who is nobody: their account has no row anywhere, so there is nothing of theirs to show.
  if (viewAs && actor.accountId !== null) return { accountId: actor.accountId, id: null, kind: 'REGISTERED' };
  const account = actor.accountId === null ? null : await findLiveAccount(reader, actor.accountId);
  if (!account) return { ...GUEST, id: null };
  return { accountId: account.accountId, id: account.accountId, kind: account.kind };
}

/** The kinds of ways into the viewer's account, the address first. */
export const listOwnWaysIn = async (
  { reader }: Context,
  { id }: ViewerNode,
): Promise<('EMAIL' | 'TWITTER' | 'OPENID')[]> => (id === null ? [] : listAuthProviders(reader, id));

/** The viewer's own e-mail address; null without one. */
export const findOwnEmail = async ({ reader }: Context, { id }: ViewerNode): Promise<string | null> =>
  id === null ? null : findEmailOf(reader, id);
