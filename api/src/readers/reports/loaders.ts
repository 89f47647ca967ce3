import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { canSeeReason } from './policy.ts';
import { findSuspensions, type SuspensionRecord } from './store/suspensions.ts';
import { findWarnings } from './store/warnings.ts';

const suspensionLoader = defineLoader<string, SuspensionRecord>('suspensions', (ids, { reader }) =>
  findSuspensions(reader, ids),
);

/** Why a thing of the viewer's is taken down; null where it is not, and for everybody else. */
export async function loadOwnSuspension(context: Context, id: string): Promise<SuspensionRecord | null> {
  if (context.actor.accountId === null) return null;
  const suspension = await suspensionLoader(context).load(id);
  return suspension && canSeeReason(context.actor, suspension.ownerId) ? suspension : null;
}

const warningLoader = defineLoader<string, string>('warnings', (ids, { reader }) => findWarnings(reader, ids));

/** Why the viewer was warned, by the notification of it; null for every other notification, and for everybody else. */
export async function loadOwnWarning(
  context: Context,
  notification: { id: string; accountId: string; moderation: string | null },
): Promise<string | null> {
  if (notification.moderation !== 'WARNED' || !canSeeReason(context.actor, notification.accountId)) return null;
  return (await warningLoader(context).load(notification.id)) ?? null;
}
