import { weighXPost, X_POST_MOST } from '@komawari/ui/xPost';
import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { notFound, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import analyticsErrors from '../../messages/analyticsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { postToX } from '../../people/xLink/index.ts';
import { loadShareImageFile, type ShareImageAsked } from './loadShareImageFile.ts';

/** A share image as its preview showed it, and the words that go with it. */
export interface ShareImagePost extends Omit<ShareImageAsked, 'measures' | 'target'> {
  text: string;
  altText: string;
  measures?: ShareImageAsked['measures'] | undefined;
  compareTarget?: string | null | undefined;
}

/** X takes no longer words for a picture. */
const MOST_ALT_TEXT = 1000;

function checkWords(input: Pick<ShareImagePost, 'text' | 'altText'>, found: Problem[]) {
  const post = {
    path: ['input', 'text'],
    label: said(analyticsErrors, (t) => t.shareImages.postLabel()),
    min: 1,
    max: X_POST_MOST,
    multiline: true,
  };
  const alternative = {
    path: ['input', 'altText'],
    label: said(analyticsErrors, (t) => t.shareImages.altTextLabel()),
    min: 1,
    max: MOST_ALT_TEXT,
    multiline: true,
  };
  const words = { text: checkText(input.text, post, found), altText: checkText(input.altText, alternative, found) };
  const over = weighXPost(words.text) - X_POST_MOST;
  if (over > 0 && found.length === 0)
    found.push(
      problem(
        post.path,
        'TOO_LONG',
        said(analyticsErrors, (t) => t.shareImages.tooLong({ over })),
      ),
    );
  return words;
}

/**
 * Draws a share image once more, as its preview was drawn, and posts it on the X account of whoever asks. Answers the post's
 * address. Throws NOT_FOUND, FORBIDDEN, SERVICE_UNAVAILABLE.
 */
export async function postShareImage(
  context: Context,
  { text, altText, measures, compareTarget, ...look }: ShareImagePost,
): Promise<Outcome<string>> {
  const found: Problem[] = [];
  const words = checkWords({ text, altText }, found);
  if (found.length > 0) return problems(found);
  const accountId = accountOf(context.actor);
  // Before it is drawn: drawing takes a processor for a second.
  await limitRate(context.services.database, 'xPost', accountId);
  const asked = { ...look, measures: measures ?? null, target: compareTarget ?? null };
  const picture = await loadShareImageFile(context, asked);
  if (!picture) throw notFound();
  return postToX(context.services, accountId, { ...words, picture });
}
