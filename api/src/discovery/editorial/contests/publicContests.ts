import type { Context } from '../../../graphql/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { keys } from '../../../publishing/index.ts';
import { findContest, findCurrentContest, type ContestRecord } from '../store/contests.ts';

/** The contest with this identifier, which has to have been announced. */
export async function loadPublicContest(context: Context, identifier: string): Promise<ContestRecord> {
  const contest = await findContest(context.reader, identifier);
  context.dependsOn(contest ? keys.contest(contest.id) : keys.contests);
  if (!contest) throw notFound();
  return contest;
}

/** The contest that opened last, or else the next to open. */
export function findContestOfNow(context: Context): Promise<ContestRecord | null> {
  context.dependsOn(keys.contestPickups);
  return findCurrentContest(context.reader);
}
