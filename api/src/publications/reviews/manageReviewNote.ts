import type { Transaction } from '../../database/index.ts';
import { findEpisodes } from '../episodes/index.ts';
import type { Context } from '../../graphql/context.ts';
import { done, notFound, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { canManageReviews } from './policy.ts';
import { isReviewId } from './reviewKeys.ts';
import { lockReviewNote, reviewNotes, writeAnswer, writeDone, type ReviewNoteRecord } from './store/reviewNotes.ts';
import { limits } from './limits.ts';

/** Does something to a note on an episode of the actor. */
async function change(
  context: Context,
  id: string,
  write: (tx: Transaction) => Promise<unknown>,
): Promise<ReviewNoteRecord> {
  if (!isReviewId(id)) throw notFound();
  return context.services.database.transact(async (tx) => {
    const note = await lockReviewNote(tx, id);
    const episode = note && (await findEpisodes(tx, [note.episodeId])).get(note.episodeId);
    if (!note || !episode || !canManageReviews(context.actor, episode)) throw notFound();
    await write(tx);
    return (await lockReviewNote(tx, id)) ?? note;
  });
}

/** Answers a note, so that whoever has the link reads it; an empty answer takes it back. */
export async function answerReviewNote(
  context: Context,
  { id, answer }: { id: string; answer: string },
): Promise<Outcome<ReviewNoteRecord>> {
  const found: Problem[] = [];
  const bounds = {
    path: ['answer'],
    label: said(publicationsErrors, (t) => t.reviews.answerLabel()),
    ...limits.reviewNoteAnswer,
    multiline: true,
  };
  const words = checkText(answer, bounds, found);
  if (found.length > 0) return problems(found);
  return done(await change(context, id, (tx) => writeAnswer(tx, id, words)));
}

/** Marks a note as done, or as open again. */
export const finishReviewNote = (context: Context, { id, isDone }: { id: string; isDone: boolean }) =>
  change(context, id, (tx) => writeDone(tx, id, isDone));

/** Deletes a note for good. */
export async function deleteReviewNote(context: Context, id: string): Promise<string> {
  await change(context, id, (tx) => reviewNotes.delete(tx, id));
  return id;
}
