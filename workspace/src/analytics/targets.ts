import { formatCount, genreNames, nounFor } from '@komawari/ui/format';
import { FEWEST_READERS, FEWEST_WORKS } from '@komawari/ui/readerFigures';
import type { CompareTargetFieldsFragment } from '../gql/graphql.ts';
import { canCompare } from './choice.ts';

/** The groups in the order they are offered. */
export const TARGET_GROUPS = [
  { group: 'OWN_WORK', label: 'Own works' },
  { group: 'UNIVERSAL', label: 'Universal' },
  { group: 'RANKED', label: 'Ranked' },
  { group: 'GENRE', label: 'Genre' },
] as const;

/** What a target is called in a list: with how much stands behind it, or what it lacks. */
export function describeTarget(target: CompareTargetFieldsFragment): string {
  const { group, workCount, readerCount } = target;
  const lack =
    group === 'OWN_WORK' ? `${readerCount ?? 0} of ${FEWEST_READERS} readers` : `${workCount} of ${FEWEST_WORKS} works`;
  const size = group === 'OWN_WORK' ? '' : `, ${formatCount(workCount)} ${nounFor(workCount, 'works')}`;
  return `${nameOfTarget(target)}${canCompare(target) ? size : `, ${lack}`}`;
}

function nameOfTarget({ group, genre, work }: CompareTargetFieldsFragment): string {
  if (group === 'OWN_WORK') return work?.title ?? 'Another work';
  if (group === 'UNIVERSAL') return 'All works on Komawari';
  if (group === 'RANKED') return 'Works in the weekly ranking';
  return genre ? genreNames[genre] : 'A genre';
}

/** What a target is called inside a sentence: "2.7 times the genre". */
export function wordOfTarget({ group, work }: CompareTargetFieldsFragment): string {
  const words = {
    OWN_WORK: work?.title ?? 'your other work',
    UNIVERSAL: 'all works',
    RANKED: 'ranked works',
    GENRE: 'the genre',
  };
  return words[group];
}

/** What a line or a figure of a target is: of one work its own, of many their median. */
export const nameOfMedian = (target: CompareTargetFieldsFragment): string =>
  target.group === 'OWN_WORK' ? wordOfTarget(target) : `Median of ${wordOfTarget(target)}`;
