import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { lastVisitLoader } from './loaders.ts';
import { countUpdatesSince, listUpdates, type UpdateRow } from './store/updates.ts';

/** A badge says no more than this. */
export const MOST_COUNTED = 100;

/** What the creators the viewer watches published, latest first; 20 at once. */
export const listOwnUpdates = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<UpdateRow>> => listUpdates(reader, accountOf(actor), boundedFirst(first, 20), after ?? null);

/** Whether something came out since the viewer's last visit; on the first visit nothing is new. */
export async function isNewToViewer(context: Context, occurredAt: Date): Promise<boolean> {
  const lastVisitAt = await lastVisitLoader(context).load(accountOf(context.actor));
  return lastVisitAt !== null && occurredAt > lastVisitAt;
}

/** How many things came out since the viewer's last visit, up to `MOST_COUNTED`; none on the first visit. */
export async function countOwnNewUpdates(context: Context): Promise<number> {
  const accountId = accountOf(context.actor);
  const lastVisitAt = await lastVisitLoader(context).load(accountId);
  return lastVisitAt ? countUpdatesSince(context.reader, accountId, lastVisitAt, MOST_COUNTED) : 0;
}
