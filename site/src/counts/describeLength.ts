import { textsOf } from '@komawari/ui/language';
import countsTexts from '../messages/counts.js';

type Work = { isOneShot: boolean; isCompleted: boolean; episodes: { totalCount?: number | null } };

/** "One-shot", "Completed, 32 episodes", "Ongoing, 1 episode". */
export function describeLength(work: Work): string {
  const { length } = textsOf(countsTexts);
  if (work.isOneShot) return length.oneShot();
  const count = work.episodes.totalCount ?? 0;
  if (count === 1) return work.isCompleted ? length.completedOne() : length.ongoingOne();
  return work.isCompleted ? length.completed({ count: `${count}` }) : length.ongoing({ count: `${count}` });
}
