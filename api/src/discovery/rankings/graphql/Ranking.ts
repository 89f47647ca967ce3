import { builder } from '../../../graphql/builder.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { WorkRef } from '../../../publications/works/index.ts';
import { KEY_OF_RANKING } from '../../../publishing/index.ts';
import { FORMULA } from '../formula.ts';
import { listRankedWorks, readRanking, type ShownEntry, type ShownRanking } from '../readRanking.ts';

/** R2-038 to R2-041. */
const MAX_ENTRIES = 100;

export const RankingPeriodEnum = builder.enumType('RankingPeriod', {
  description: 'What a ranking looks at. Days are calendar days in Asia/Tokyo.',
  values: {
    DAILY: { description: 'The previous day.' },
    WEEKLY: { description: 'The last 7 days.' },
    MONTHLY: { description: 'The last 30 days.' },
    TOTAL: { description: 'Everything until the previous day.' },
  },
});

const RankingEntry = builder.objectRef<ShownEntry>('RankingEntry').implement({
  description: 'A work in a ranking.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'Its place among the works readers can see, from 1.' }),
    previousRank: t.exposeInt('previousRank', {
      nullable: true,
      description: 'Its place in the ranking before; null when it was not there.',
    }),
    isNew: t.exposeBoolean('isNew', { description: 'Whether there was a ranking before, and the work was not in it.' }),
    score: t.float({
      description: 'Its points by the formula.',
      resolve: ({ score }) => score / 10,
    }),
    work: t.expose('work', { type: WorkRef, description: 'The work.' }),
  }),
});

const Ranking = builder.objectRef<ShownRanking>('Ranking').implement({
  description:
    'The best works of a period, as computed at 04:00 in Tokyo. The order is that of the computation; works that vanish leave it at once.',
  fields: (t) => ({
    id: t.id({ description: 'Name of the ranking.', resolve: ({ period }) => KEY_OF_RANKING[period] }),
    period: t.field({ type: RankingPeriodEnum, description: 'What it looks at.', resolve: ({ period }) => period }),
    computedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was computed; null before the first time.',
      resolve: ({ snapshot }) => snapshot?.computedAt ?? null,
    }),
    windowStart: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From when on it counts; null for all time.',
      resolve: ({ snapshot }) => snapshot?.windowStart ?? null,
    }),
    windowEnd: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it counts, exclusively; null before the first computation.',
      resolve: ({ snapshot }) => snapshot?.windowEnd ?? null,
    }),
    formula: t.string({
      description:
        'How points are made of distinct people: B bookmarked the work, L liked an episode, C read one to its end, V opened one. A guest is 0.3 of a person.',
      resolve: () => FORMULA.text,
    }),
    entries: t.field({
      type: [RankingEntry],
      description: 'The works in their order.',
      args: { first: t.arg.int({ defaultValue: MAX_ENTRIES, description: 'Up to 100.' }) },
      resolve: (ranking, { first }, context) => listRankedWorks(context, ranking, boundedFirst(first, MAX_ENTRIES)),
    }),
  }),
});

builder.queryField('ranking', (t) =>
  t.field({
    type: Ranking,
    description: 'A ranking of works.',
    authScopes: { public: true },
    args: { period: t.arg({ type: RankingPeriodEnum, required: true, description: 'What it looks at.' }) },
    resolve: (_root, { period }, context) => readRanking(context, period),
  }),
);
