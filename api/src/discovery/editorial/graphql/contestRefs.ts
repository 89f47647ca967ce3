import { builder } from '../../../graphql/builder.ts';
import { defineConnection } from '../../../graphql/connection.ts';
import type { PublicEntry } from '../contests/publicEntries.ts';
import type { ContestRecord } from '../store/contests.ts';

export const ContestRef = builder.objectRef<ContestRecord>('Contest');
export const ContestEntryRef = builder.objectRef<PublicEntry>('ContestEntry');
export const ContestEntryConnection = defineConnection('ContestEntry', ContestEntryRef, {
  totalCount: 'How many works are entered that a reader can see.',
});

export const ContestStateEnum = builder.enumType('ContestState', {
  description: 'How far a contest is; follows from its dates.',
  values: {
    UPCOMING: { description: 'Announced, and not open yet.' },
    OPEN: { description: 'Works can be entered.' },
    JUDGING: { description: 'The deadline is over, the result is not out.' },
    RESULT: { description: 'The result is out.' },
  },
});
