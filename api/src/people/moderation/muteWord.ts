import type { Context } from '../../graphql/context.ts';
import { isRegistered } from '../../kernel/actor.ts';
import { done, problem, problems, unauthenticated, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { checkText, cleanText } from '../../kernel/text.ts';
import {
  countMutedWords,
  deleteMutedWord,
  MAX_MUTED_WORDS,
  writeMutedWord,
  type MutedWordRecord,
} from './store/mutedWords.ts';
import { limits } from './limits.ts';

/** Hides comments that hold a word for who asks, for some days or for good. Two characters at least: one would hide half of everything. */
export async function muteWord(
  { actor, services }: Context,
  input: { word: string; days: number | null },
): Promise<Outcome<MutedWordRecord>> {
  if (!isRegistered(actor)) throw unauthenticated();
  const found: Problem[] = [];
  const bounds = { path: ['word'], label: said(peopleErrors, (t) => t.moderation.wordLabel()), ...limits.mutedWord };
  const word = checkText(input.word, bounds, found);
  if (found.length > 0) return problems(found);
  return services.database.transact(async (tx) => {
    if ((await countMutedWords(tx, actor.accountId)) >= MAX_MUTED_WORDS) {
      const words = said(peopleErrors, (t) => t.moderation.tooManyWords({ most: MAX_MUTED_WORDS }));
      return problems([problem(['word'], 'TOO_MANY', words)]);
    }
    return done(await writeMutedWord(tx, actor.accountId, word, input.days));
  });
}

/** Shows comments with a word again. */
export async function unmuteWord({ actor, services }: Context, word: string): Promise<string> {
  if (!isRegistered(actor)) throw unauthenticated();
  const cleaned = cleanText(word);
  await services.database.transact((tx) => deleteMutedWord(tx, actor.accountId, cleaned));
  return cleaned;
}
