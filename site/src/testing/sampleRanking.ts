import type { RankingFieldsFragment } from '../gql/graphql.ts';
import { sampleWork } from './sampleSite.ts';

/** A ranking of that many works; the fourth is new, the fifth went up by three, the sixth went down by one. */
export function sampleRanking(name: 'Daily' | 'Weekly' | 'Monthly' | 'Total', count = 10) {
  const previous: Record<number, number | null> = { 4: null, 5: 8, 6: 5 };
  return {
    id: `ranking${name}`,
    period: name.toUpperCase() as RankingFieldsFragment['period'],
    computedAt: '2026-11-20T19:00:01.250Z',
    windowStart: {
      Daily: '2026-11-19T15:00:00.000Z',
      Weekly: '2026-11-13T15:00:00.000Z',
      Monthly: '2026-10-21T15:00:00.000Z',
      Total: null,
    }[name],
    windowEnd: '2026-11-20T15:00:00.000Z',
    formula: 'score = 10·B + 5·L + 4·C + 1·V',
    entries: Array.from({ length: count }, (_, index) => {
      const rank = index + 1;
      const previousRank = rank in previous ? previous[rank]! : rank;
      return { rank, previousRank, isNew: previousRank === null, score: 4182.3 - index * 100, work: sampleWork(index) };
    }),
  };
}
