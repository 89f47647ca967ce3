import type { Context } from '../../graphql/context.ts';
import { notFound, unauthenticated } from '../../kernel/errors.ts';
import { isIdOf } from '../../kernel/ids.ts';
import { writeMailChoice, type MailChoice } from './store/watches.ts';

/** Chooses mail about the new episodes of a creator one watches. */
export async function updateWatchMail(
  { actor: { accountId }, services: { database } }: Context,
  userId: string,
  mailChoice: MailChoice,
): Promise<void> {
  if (accountId === null) throw unauthenticated();
  if (!isIdOf('User', userId)) throw notFound();
  if (!(await database.transact((tx) => writeMailChoice(tx, accountId, userId, mailChoice)))) throw notFound();
}
