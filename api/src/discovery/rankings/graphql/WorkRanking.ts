import { builder } from '../../../graphql/builder.ts';
import { canEditWork, WorkRef } from '../../../publications/works/index.ts';
import { explainRankings, type Explanation, type ExplainedIngredient } from '../explainRankings.ts';
import { RankingPeriodEnum } from './Ranking.ts';

const IngredientEnum = builder.enumType('RankingIngredient', {
  description: 'What points are made of.',
  values: {
    BOOKMARKED: { description: 'People who bookmarked the work in the window and did not take it back.' },
    LIKED: {
      description:
        'People who liked an episode for the first time in the window, however often, and did not take it back.',
    },
    COMPLETED: { description: 'People who read at least one episode to its end.' },
    VIEWED: { description: 'People who opened at least one episode.' },
  },
});

const RankingPart = builder.objectRef<ExplainedIngredient>('RankingPart').implement({
  description: 'One ingredient of a score.',
  fields: (t) => ({
    ingredient: t.field({ type: IngredientEnum, description: 'Which one.', resolve: (part) => part.ingredient }),
    people: t.exposeFloat('people', { description: 'Distinct people; a guest is 0.3.' }),
    weight: t.exposeInt('weight', { description: 'Points a person.' }),
    points: t.exposeFloat('points', { description: 'People times weight.' }),
  }),
});

const WorkRanking = builder.objectRef<Explanation>('WorkRanking').implement({
  description: 'What a work has in a ranking, and why.',
  fields: (t) => ({
    period: t.field({ type: RankingPeriodEnum, description: 'Which ranking.', resolve: ({ period }) => period }),
    rank: t.exposeInt('rank', { nullable: true, description: 'Its place; null outside the hundred that are shown.' }),
    score: t.exposeFloat('score', { description: 'Its points.' }),
    parts: t.field({ type: [RankingPart], description: 'What they are made of.', resolve: ({ parts }) => parts }),
    registeredWeight: t.float({ description: 'What a person with a profile counts.', resolve: () => 1 }),
    guestWeight: t.float({ description: 'What a guest counts, once a day.', resolve: () => 0.3 }),
    windowStart: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From when on it counts; null for all time.',
      resolve: ({ windowStart }) => windowStart,
    }),
    windowEnd: t.field({
      type: 'DateTime',
      description: 'Until when, exclusively.',
      resolve: ({ windowEnd }) => windowEnd,
    }),
    computedAt: t.field({ type: 'DateTime', description: 'When.', resolve: ({ computedAt }) => computedAt }),
  }),
});

builder.objectField(WorkRef, 'viewerRankings', (t) =>
  t.field({
    type: [WorkRanking],
    description: 'What the work has in the rankings that are shown, for its creator; empty for others.',
    resolve: (work, _args, context) => (canEditWork(context.actor, work) ? explainRankings(context, work.id) : []),
  }),
);
