import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { newId } from '../../kernel/ids.ts';
import { insertViewAsAudit } from './store/viewAsAudits.ts';
import type { ViewAs, ViewAsMode } from '../../kernel/viewAs.ts';
import { VIEW_AS_SECONDS } from './ViewAs.ts';
import { signViewAs } from './viewAsTokens.ts';

/** Lets a creator look at the own works as a reader of this kind for 15 minutes. Written down before it begins. */
export async function startViewAs(context: Context, mode: ViewAsMode): Promise<ViewAs & { token: string }> {
  const { actor, services } = context;
  const creatorId = actor.accountId ?? '';
  await limitRate(services.database, 'viewAs', creatorId);
  const seconds = Math.floor(Date.now() / 1000) + VIEW_AS_SECONDS;
  const viewAs: ViewAs = { mode, creatorId, readerId: newId('User'), expiresAt: new Date(seconds * 1000) };
  await services.database.transact((tx) => insertViewAsAudit(tx, viewAs, actor.sessionId ?? null));
  return { ...viewAs, token: await signViewAs(services.config, viewAs, actor.sessionId) };
}
