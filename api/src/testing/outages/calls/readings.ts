import type { Scene } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';

/** Input about an episode that was just published, told once. */
const reading = async ({ publish, word }: Scene) => ({ id: word(), episodeID: (await publish()).episodeId });

/** What a reader's browser tells about reading. */
export const readings: Preparations = {
  addReadingHistory: async (scene) => call(scene.reader, { ...(await reading(scene)), pageNumber: 1 }),
  addReadingHistoryWithSurveyAnswer: async ({ act, reader, publish }) => {
    const { workId, episodeId } = await publish();
    const select = 'answer { id }';
    const { answer } = await act('answerSurvey', { episodeID: episodeId, answer: 'FUN' }, { as: reader, select });
    return call(reader, { answerID: answer.id, workID: workId });
  },
  migrateLocalReadingHistory: async ({ reader, publish }) => {
    const { episodeId } = await publish();
    const history = { episodeID: episodeId, pageNumber: 1, leavePosition: 0.5, readAt: new Date().toISOString() };
    return call(reader, { histories: [history] });
  },
  clearReadingHistories: async (scene) => {
    const as = await scene.newCreator();
    const document = 'mutation ($input: AddReadingHistoryInput!) { addReadingHistory(input: $input) { ok } }';
    await scene.test.run(document, { input: await reading(scene) }, as);
    return { as, variables: {} };
  },
  logOpenEpisodeEvent: async (scene) => call(scene.reader, await reading(scene)),
  logPageLeavePosition: async (scene) => call(scene.reader, { ...(await reading(scene)), leavePosition: 0.5 }),
  logEpisodeSharedButtonClicked: async (scene) => call(scene.reader, { ...(await reading(scene)), service: 'LINE' }),
  logReferrer: async (scene) => call(scene.reader, { ...(await reading(scene)), referrer: 'https://x.com/' }),
};
