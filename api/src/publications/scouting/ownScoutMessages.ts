import type { Context } from '../../graphql/context.ts';
import { accountOf, type Actor } from '../../kernel/actor.ts';
import { boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { scoutMessageLoader } from './loaders.ts';
import { canSeeScoutMessage } from './policy.ts';
import { countScoutMessages, listScoutMessages, type ScoutMessageRecord } from './store/scoutMessages.ts';

/** What departments wrote to the viewer, latest first; 20 at once. */
export const listOwnScoutMessages = async (
  { actor, reader }: Context,
  page: PageAsked,
): Promise<Slice<ScoutMessageRecord>> => listScoutMessages(reader, accountOf(actor), boundedPage(page, 20));

/** How much departments wrote to the viewer, and how much of it waits for an answer. */
export const countOwnScoutMessages = ({ actor, reader }: Context): ReturnType<typeof countScoutMessages> =>
  countScoutMessages(reader, accountOf(actor));

/** The message, which only whom it is written to can see. */
export function checkOwn(actor: Actor, message: ScoutMessageRecord | null): ScoutMessageRecord {
  if (!message || !canSeeScoutMessage(actor, message)) throw notFound();
  return message;
}

/** A message to the viewer. */
export async function loadOwnScoutMessage(context: Context, id: string): Promise<ScoutMessageRecord> {
  if (!isIdOf('ScoutMessage', id)) throw notFound();
  return checkOwn(context.actor, await scoutMessageLoader(context).load(id));
}
