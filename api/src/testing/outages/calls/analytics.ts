import type { Preparations } from './Call.ts';

/** What creators do about their analytics. */
export const analytics: Preparations = {
  entryAnalyticsClosedBeta: async ({ owner, publish, sql }) => {
    await publish();
    await sql('UPDATE analytics_beta SET seats = taken + 1');
    await sql('DELETE FROM analytics_seats');
    return { as: owner, variables: {} };
  },
  updateAnalyticsComiccopilotUsable: async ({ owner, sql }) => {
    await sql('DELETE FROM analytics_assistants');
    return { as: owner, variables: { input: { isUsable: true } } };
  },
  discardAnalyticsComiccopilotRecommend: async ({ owner, publish }) => ({
    as: owner,
    variables: { input: { workId: (await publish()).workId, recommendId: 'all.views-week.more' } },
  }),
};
