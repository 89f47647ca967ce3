import type { Scene } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';

const liked = async ({ act, publish, reader }: Scene): Promise<string> => {
  const { episodeId } = await publish();
  await act('addLike', { episodeId }, { as: reader });
  return episodeId;
};

/** Somebody who watches the owner. */
async function fan({ act, newCreator, owner }: Scene) {
  const person = await newCreator();
  await act('watchUser', { targetUserId: owner.actor.accountId, isUserOptedInEmail: true }, { as: person });
  return person;
}

/** Somebody with a word or a person hidden. */
async function hiding({ act, newCreator }: Scene, mutation: string, input: object) {
  const person = await newCreator();
  await act(mutation, input, { as: person });
  return person;
}

const aboutOwner = ({ owner }: Scene) => ({ userId: owner.actor.accountId });

/** What readers do to works and to people. */
export const readers: Preparations = {
  addLike: async ({ reader, publish }) => call(reader, { episodeId: (await publish()).episodeId }),
  takeBackLike: async (scene) => call(scene.reader, { episodeId: await liked(scene) }),
  addWorkBookmark: async ({ reader, publish }) => call(reader, { workId: (await publish()).workId }),
  removeBookmark: async ({ act, reader, publish }) => {
    const { workId } = await publish();
    await act('addWorkBookmark', { workId }, { as: reader });
    return call(reader, { bookmarkableId: workId });
  },
  watchUser: async ({ newCreator, owner }) =>
    call(await newCreator(), { targetUserId: owner.actor.accountId, isUserOptedInEmail: true }),
  unwatchUser: async (scene) => call(await fan(scene), { targetUserId: scene.owner.actor.accountId }),
  updateWatchMail: async (scene) =>
    call(await fan(scene), { targetUserId: scene.owner.actor.accountId, mailChoice: 'WEEKLY' }),
  renewWatchedFeed: async ({ newCreator }) => ({ as: await newCreator(), variables: {} }),
  removeWatchedFeed: async ({ newCreator, test }) => {
    const as = await newCreator();
    await test.run('mutation { renewWatchedFeed { problems { message } } }', {}, as);
    return { as, variables: {} };
  },
  noteUpdateVisit: async ({ newCreator }) => ({ as: await newCreator(), variables: {} }),
  answerSurvey: async ({ reader, publish }) => call(reader, { episodeID: (await publish()).episodeId, answer: 'FUN' }),
  answerSurveyFromAuthor: async ({ act, reader, publish, sql }) => {
    const { episodeId } = await publish();
    await act('setSurveyFromAuthor', { episodeID: episodeId, question: 'Which?', choices: ['a', 'b'] });
    const [survey] = await sql('SELECT id FROM surveys_from_authors WHERE episode_id = $1', [episodeId]);
    return call(reader, { surveyID: survey?.id, choice: 1 });
  },
  blockUser: async (scene) => call(await scene.newCreator(), aboutOwner(scene)),
  unblockUser: async (scene) =>
    call(await hiding(scene, 'blockUser', aboutOwner(scene)), { id: scene.owner.actor.accountId }),
  muteUser: async (scene) => call(await scene.newCreator(), aboutOwner(scene)),
  unmuteUser: async (scene) =>
    call(await hiding(scene, 'muteUser', aboutOwner(scene)), { id: scene.owner.actor.accountId }),
  muteWord: ({ reader, word }) => call(reader, { word: word() }),
  unmuteWord: async (scene) => {
    const word = scene.word();
    return call(await hiding(scene, 'muteWord', { word }), { word });
  },
  report: async ({ reader, publish }) => call(reader, { id: (await publish()).workId, reason: 'SPAM' }),
  readNotification: async (scene) => {
    // A new fan is news for the creator.
    await fan(scene);
    return call(scene.owner, {});
  },
  updateNotificationSettings2: async ({ newCreator }) => call(await newCreator(), { episodeLikeEnabled: false }),
  sendFanMessage: async ({ act, newCreator, reader }) => {
    const creator = await newCreator();
    const input = { targetUserId: creator.actor.accountId, isUserOptedInEmail: true };
    await act('watchUser', input, { as: reader });
    return call(creator, { subject: 'New volume', body: 'It is out.' });
  },
};
