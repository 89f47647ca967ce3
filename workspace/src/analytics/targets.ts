import { nameGenre } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { FEWEST_READERS, FEWEST_WORKS } from '@komawari/ui/readerFigures';
import analyticsTexts from '../messages/analytics.js';
import type { CompareTargetFieldsFragment } from '../gql/graphql.ts';
import { canCompare } from './choice.ts';

/** The groups in the order they are offered. */
export const TARGET_GROUPS = ['OWN_WORK', 'UNIVERSAL', 'RANKED', 'GENRE'] as const;

/** What a target is called in a list: with how much stands behind it, or what it lacks. */
export function describeTarget(target: CompareTargetFieldsFragment): string {
  const { target: texts } = textsOf(analyticsTexts);
  const { group, workCount, readerCount } = target;
  const name = nameOfTarget(target);
  if (group === 'OWN_WORK')
    return canCompare(target) ? name : texts.lackReaders({ name, count: readerCount ?? 0, few: FEWEST_READERS });
  return canCompare(target)
    ? texts.sized({ name, count: workCount })
    : texts.lackWorks({ name, count: workCount, few: FEWEST_WORKS });
}

/** The language of what describes a target, where that is the title of a work alone. */
export const languageOfTarget = (target: CompareTargetFieldsFragment): string | undefined =>
  target.group === 'OWN_WORK' && canCompare(target) ? target.work?.language : undefined;

function nameOfTarget({ group, genre, work }: CompareTargetFieldsFragment): string {
  const { target: texts } = textsOf(analyticsTexts);
  if (group === 'OWN_WORK') return work?.title ?? texts.otherWork();
  if (group === 'UNIVERSAL') return texts.allWorks();
  if (group === 'RANKED') return texts.rankedWorks();
  return genre ? nameGenre(genre) : texts.aGenre();
}

/** What a target is called inside a sentence: "2.7 times the genre". */
export function wordOfTarget({ group, work }: CompareTargetFieldsFragment): string {
  return (group === 'OWN_WORK' && work?.title) || textsOf(analyticsTexts).target[group]();
}

/** What a line or a figure of a target is: of one work its own, of many their median. */
export const nameOfMedian = (target: CompareTargetFieldsFragment): string =>
  target.group === 'OWN_WORK'
    ? wordOfTarget(target)
    : textsOf(analyticsTexts).target.median({ target: wordOfTarget(target) });
