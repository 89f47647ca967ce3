import { agreeAtX } from './agreeAtX.ts';
import { call, type Preparations } from './Call.ts';

/** What creators do about their analytics. */
export const analytics: Preparations = {
  entryAnalyticsClosedBeta: async ({ owner, publish, sql }) => {
    await publish();
    await sql('UPDATE analytics_beta SET seats = taken + 1');
    await sql('DELETE FROM analytics_seats WHERE account_id = $1', [owner.actor.accountId]);
    return { as: owner, variables: {} };
  },
  postShareImage: async (scene) => {
    const { newCreator, act, sql, test, word } = scene;
    const as = await newCreator();
    await sql('INSERT INTO analytics_seats (account_id) VALUES ($1)', [as.actor.accountId]);
    const pages = [{ imageId: await test.addImage(as) }];
    const { data } = await test.run(
      'mutation ($e: EpisodeInput!) { createWork(workInput: { title: "w" }, episodeInput: $e) { work { id } } }',
      { e: { status: 'PUBLIC', pages } },
      as,
    );
    const workId: string = data.createWork.work.id;
    await sql(
      `INSERT INTO analytics_totals (work_id, episode_id, item, label, amount) VALUES ($1, '', 'WORK_PERSON', '', 40)`,
      [workId],
    );
    await act('saveXOauthToken', await agreeAtX(scene, as), { as });
    const look = { format: 'WIDE', look: 'PAPER', range: 'ALL_TIME', hasChart: false, measures: ['VIEWS'] };
    return call(as, { workId, ...look, text: word(), altText: 'w' });
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
