import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { canSeeSuspension } from './policy.ts';
import { findSuspensions, type SuspensionRecord } from './store/suspensions.ts';

const suspensionLoader = defineLoader<string, SuspensionRecord>('suspensions', (ids, { reader }) =>
  findSuspensions(reader, ids),
);

/** Why a thing of the viewer's is taken down; null where it is not, and for everybody else. */
export async function loadOwnSuspension(context: Context, id: string): Promise<SuspensionRecord | null> {
  if (context.actor.accountId === null) return null;
  const suspension = await suspensionLoader(context).load(id);
  return suspension && canSeeSuspension(context.actor, suspension.ownerId) ? suspension : null;
}
