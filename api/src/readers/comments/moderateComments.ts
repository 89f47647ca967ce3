import type { Context } from '../../graphql/context.ts';
import { boundedFirst } from '../../kernel/cursor.ts';
import { done, notFound, type Outcome } from '../../kernel/errors.ts';
import { judgeYawaraka, type Judgement } from './judgeYawaraka.ts';
import { canJudge, canModerate } from './policy.ts';
import { refuseTooMany } from './refuseTooMany.ts';
import { findDeskFigures, findIsModerator, listDesk, type DeskFigures, type DeskRecord } from './store/desk.ts';
import { findYawarakaComment } from './store/yawarakaComments.ts';

/** Whether who asks reads soft comments for the operators. */
export async function isModerator({ actor, reader }: Context): Promise<boolean> {
  return actor.accountId !== null && canModerate(actor, await findIsModerator(reader, actor.accountId));
}

/** The moderator who asks. For everybody else there is no desk: NOT_FOUND. */
export async function loadModerator(context: Context): Promise<string> {
  if (context.actor.accountId === null || !(await isModerator(context))) throw notFound();
  return context.actor.accountId;
}

/** The desk of the moderator who asks. */
export interface Desk extends DeskFigures {
  moderatorId: string;
}

/** How much waits at the desk. NOT_FOUND for everybody but moderators. */
export async function loadDesk(context: Context): Promise<Desk> {
  const moderatorId = await loadModerator(context);
  return { moderatorId, ...(await findDeskFigures(context.reader, moderatorId)) };
}

/** The soft comments at a desk, those that wait longest first; 50 unless another number up to 100 is asked for. */
export const listDeskComments = async (
  { reader }: Context,
  { moderatorId }: Desk,
  first: number | null | undefined,
): Promise<DeskRecord[]> => listDesk(reader, moderatorId, boundedFirst(first, 50));

/**
 * Decides about soft comments as a moderator. Some that were decided meanwhile do not keep the others; when none is left,
 * there is no such thing.
 * @returns the ids of the comments that were decided now
 */
export async function judgeAsModerator(
  context: Context,
  ids: readonly string[],
  judgement: Judgement,
): Promise<Outcome<string[]>> {
  const moderatorId = await loadModerator(context);
  const tooMany = refuseTooMany(ids);
  if (tooMany) return tooMany;
  const { database } = context.services;
  const judged: string[] = [];
  for (const id of new Set(ids)) {
    const comment = await findYawarakaComment(database, id);
    if (!comment || !canJudge(context.actor, comment)) continue;
    if (await judgeYawaraka(database, id, judgement, { moderatorId, operator: null })) judged.push(id);
  }
  if (judged.length === 0) throw notFound();
  return done(judged);
}
