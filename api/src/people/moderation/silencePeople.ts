import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { isRegistered } from '../../kernel/actor.ts';
import { forbidden, notFound, Refusal, unauthenticated } from '../../kernel/errors.ts';
import { isIdOf, typeOfId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { canSilence } from './policy.ts';
import { deleteBlock, insertBlock } from './store/blocks.ts';
import { deleteMute, writeMute } from './store/mutes.ts';
import { findPerson, findWriter } from './store/people.ts';

/** Somebody: by profile, or as the writer of a comment, because a visitor who comments has no profile. */
export interface PersonMeant {
  userId?: string | null | undefined;
  commentId?: string | null | undefined;
}

/** A mute lasts at most so long, or for good. */
export const MAX_MUTE_DAYS = 365;

function registeredAccount({ actor }: Context): string {
  if (!isRegistered(actor)) throw unauthenticated();
  return actor.accountId;
}

/** The account that is meant. Throws NOT_FOUND, and FORBIDDEN for oneself. */
async function loadPerson(context: Context, { userId, commentId }: PersonMeant): Promise<string> {
  if ((userId == null) === (commentId == null))
    throw new Refusal(
      'BAD_USER_INPUT',
      said(peopleErrors, (t) => t.moderation.eitherOne()),
    );
  const person = userId
    ? isIdOf('User', userId) && (await findPerson(context.reader, userId))
    : typeOfId(commentId ?? '') && (await findWriter(context.reader, commentId ?? '', context.actor.accountId ?? ''));
  if (!person) throw notFound();
  if (!canSilence(context.actor, person)) throw forbidden(said(peopleErrors, (t) => t.moderation.oneself()));
  return person;
}

/** Bounds how long a mute lasts; absent is for good. */
export function checkMuteDays(days: number | null | undefined): number | null {
  if (days == null) return null;
  if (days >= 1 && days <= MAX_MUTE_DAYS) return days;
  throw new Refusal(
    'BAD_USER_INPUT',
    said(peopleErrors, (t) => t.moderation.daysOutOfRange({ most: MAX_MUTE_DAYS })),
    {
      field: 'days',
    },
  );
}

/** Blocks somebody: from the next request on neither reaches the other, and what the two have with each other ends. */
export async function blockUser(context: Context, person: PersonMeant): Promise<string> {
  const accountId = registeredAccount(context);
  const blockedId = await loadPerson(context, person);
  await limitRate(context.services.database, 'silence', accountId);
  const { database, lifecycles } = context.services;
  await database.transact(async (tx) => {
    await insertBlock(tx, accountId, blockedId);
    for (const { partPeople } of lifecycles) await partPeople?.(tx, accountId, blockedId);
  });
  return blockedId;
}

/** Lifts a block. What ended with it does not come back by itself. */
export async function unblockUser(context: Context, blockedId: string): Promise<string> {
  const accountId = registeredAccount(context);
  if (!isIdOf('User', blockedId)) throw notFound();
  await context.services.database.transact((tx) => deleteBlock(tx, accountId, blockedId));
  return blockedId;
}

/** Takes somebody's works and comments out of the lists of who asks, for some days or for good. Nobody else notices. */
export async function muteUser(context: Context, person: PersonMeant, days: number | null): Promise<string> {
  const accountId = registeredAccount(context);
  const mutedId = await loadPerson(context, person);
  await limitRate(context.services.database, 'silence', accountId);
  await context.services.database.transact((tx) => writeMute(tx, accountId, mutedId, days));
  return mutedId;
}

/** Shows somebody's works and comments again. */
export async function unmuteUser(context: Context, mutedId: string): Promise<string> {
  const accountId = registeredAccount(context);
  if (!isIdOf('User', mutedId)) throw notFound();
  await context.services.database.transact((tx) => deleteMute(tx, accountId, mutedId));
  return mutedId;
}
