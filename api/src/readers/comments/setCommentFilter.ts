import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf, isCreator } from '../../kernel/actor.ts';
import { done, forbidden, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { checkText, cleanText } from '../../kernel/text.ts';
import { writeHoldsComments } from '../../people/sites/index.ts';
import {
  countFilterWords,
  deleteFilterWord,
  holdsComments,
  listFilterWords,
  MAX_FILTER_WORDS,
  writeFilterWord,
  type FilterWordRecord,
} from './store/commentSetting.ts';
import { limits } from './limits.ts';

function creatorId({ actor }: Context): string {
  if (!isCreator(actor)) throw forbidden(said(readersErrors, (t) => t.comments.onlyCreators()));
  return actor.accountId;
}

/** Whether every new open comment of others on the viewer's works waits. */
export const holdsOwnComments = async ({ actor, reader }: Context): Promise<boolean> =>
  holdsComments(reader, accountOf(actor));

/** The words of the viewer's filter, latest first. */
export const listOwnFilterWords = async ({ actor, reader }: Context): Promise<FilterWordRecord[]> =>
  listFilterWords(reader, accountOf(actor));

/** Says whether every new open comment of others waits until the creator looked. Those that wait already stay where they are. */
export async function holdComments(context: Context, holdsAll: boolean): Promise<void> {
  const userId = creatorId(context);
  await context.services.database.transact((tx) => writeHoldsComments(tx, userId, holdsAll));
}

/** Holds new comments of others that have a word in them. One character is enough: nothing is lost, it waits. */
export async function addFilterWord(context: Context, text: string): Promise<Outcome<FilterWordRecord>> {
  const userId = creatorId(context);
  const found: Problem[] = [];
  const bounds = {
    path: ['word'],
    label: said(readersErrors, (t) => t.comments.wordLabel()),
    ...limits.commentFilterWord,
  };
  const word = checkText(text, bounds, found);
  if (found.length > 0) return problems(found);
  await limitRate(context.services.database, 'silence', userId);
  return context.services.database.transact(async (tx) => {
    if ((await countFilterWords(tx, userId)) >= MAX_FILTER_WORDS) {
      const words = said(readersErrors, (t) => t.comments.tooManyWords({ most: MAX_FILTER_WORDS }));
      return problems([problem(['word'], 'TOO_MANY', words)]);
    }
    return done(await writeFilterWord(tx, userId, word));
  });
}

/** Takes a word out of the filter. What waits because of it stays where it is. */
export async function removeFilterWord(context: Context, word: string): Promise<string> {
  const userId = creatorId(context);
  const cleaned = cleanText(word);
  await context.services.database.transact((tx) => deleteFilterWord(tx, userId, cleaned));
  return cleaned;
}
