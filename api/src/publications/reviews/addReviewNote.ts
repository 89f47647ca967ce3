import { limitRate } from '../../database/index.ts';
import { findPages } from '../episodes/index.ts';
import type { Context } from '../../graphql/context.ts';
import { done, notFound, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { notifyReview } from '../../people/notifications/index.ts';
import { loadVisit } from './openReview.ts';
import { canWithdrawNote, isOwnReview } from './policy.ts';
import { isReviewId } from './reviewKeys.ts';
import {
  countNotesLocked,
  insertReviewNote,
  lockReviewNote,
  reviewNotes,
  type ReviewNoteRecord,
} from './store/reviewNotes.ts';
import { limits } from './limits.ts';

/** Notes of one link: several for each page of the longest episode. */
const MOST = 500;

interface Visit {
  token: string;
  key: string;
}

/** A point of a page and what is said about it. */
interface NoteInput {
  pageId: string;
  x: number;
  y: number;
  writerName: string;
  body: string;
}

const isPart = (value: number): boolean => value >= 0 && value <= 1;

function checkNote({ x, y, writerName, body }: NoteInput, found: Problem[]) {
  if (!isPart(x) || !isPart(y))
    found.push(
      problem(
        [isPart(x) ? 'y' : 'x'],
        'OUT_OF_RANGE',
        said(publicationsErrors, (t) => t.reviews.outsidePage()),
      ),
    );
  return {
    writerName: checkText(
      writerName,
      { path: ['writerName'], label: said(publicationsErrors, (t) => t.reviews.nameLabel()), ...limits.reviewerName },
      found,
    ),
    body: checkText(
      body,
      {
        path: ['body'],
        label: said(publicationsErrors, (t) => t.reviews.noteLabel()),
        ...limits.reviewNoteBody,
        multiline: true,
      },
      found,
    ),
  };
}

const tooMany = () =>
  problem(
    ['body'],
    'TOO_MANY',
    said(publicationsErrors, (t) => t.reviews.tooManyNotes({ most: MOST })),
  );

/** Pins a note to a point of a page, and tells the creator of it. */
export async function addReviewNote(
  context: Context,
  visit: Visit,
  input: NoteInput,
): Promise<Outcome<ReviewNoteRecord>> {
  const { database } = context.services;
  const { link, visitId } = await loadVisit(context, visit);
  const pages = (await findPages(context.reader, [link.episodeId])).get(link.episodeId) ?? [];
  if (!pages.some((page) => page.id === input.pageId)) throw notFound();
  const found: Problem[] = [];
  const words = checkNote(input, found);
  if (found.length > 0) return problems(found);
  await limitRate(database, 'reviewNoteFrom', context.origin?.ip ?? '');
  return database.transact(async (tx) => {
    if ((await countNotesLocked(tx, link.id)) >= MOST) return problems([tooMany()]);
    const { pageId, x, y } = input;
    const note = await insertReviewNote(tx, { linkId: link.id, visitId, pageId, x, y, ...words });
    if (!isOwnReview(context.actor, link)) await notifyReview(tx, link.userId, link.episodeId);
    return done(note);
  });
}

/** Takes back a note of the same visit that nobody answered yet. */
export async function withdrawReviewNote(context: Context, visit: Visit, id: string): Promise<string> {
  const { link, visitId } = await loadVisit(context, visit);
  if (!isReviewId(id)) throw notFound();
  return context.services.database.transact(async (tx) => {
    const note = await lockReviewNote(tx, id);
    if (!note || note.linkId !== link.id || !canWithdrawNote(visitId, note)) throw notFound();
    await reviewNotes.delete(tx, id);
    return id;
  });
}
