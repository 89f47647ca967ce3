import { textsOf } from '@komawari/ui/language';
import type { GetContestQuery } from '../../gql/graphql.ts';
import editorialTexts from '../../messages/editorial.js';

type Contest = NonNullable<GetContestQuery['contest']>;

/** A moment of a contest; `at` is null while it is not set. */
export interface ContestDate {
  label: string;
  at: string | null;
  progress: 'done' | 'next' | 'later';
}

/** How many of the moments lie behind a contest. */
const passed: Record<Contest['state'], number> = { UPCOMING: 0, OPEN: 1, JUDGING: 2, RESULT: 3 };

/** The moments of a contest in their order. It follows from its state which are over: a stored page has no clock. */
export function datesOf({
  state,
  opensAt,
  deadline,
  resultsAt,
}: Pick<Contest, 'state' | 'opensAt' | 'deadline' | 'resultsAt'>): ContestDate[] {
  const { dates } = textsOf(editorialTexts);
  const done = passed[state];
  return [
    { label: dates.opens(), at: opensAt },
    { label: dates.deadline(), at: deadline },
    { label: dates.result(), at: resultsAt ?? null },
  ].map((date, index) => ({ ...date, progress: index < done ? 'done' : index === done ? 'next' : 'later' }));
}
