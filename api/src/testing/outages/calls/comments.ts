import { setModerator } from '../../../readers/comments/index.ts';
import type { Scene } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';

/** A comment of the reader's on a work of the owner's. */
async function written({ act, publish, reader, sql }: Scene, { isHeld = false, work = {} } = {}): Promise<string> {
  const { episodeId } = await publish({ work });
  const select = 'comment { id } yawarakaComment { id }';
  const made = await act('addComment', { episodeID: episodeId, body: 'x' }, { as: reader, select });
  await sql('DELETE FROM throttles');
  const { id } = made.comment ?? made.yawarakaComment;
  if (isHeld) await sql("UPDATE comments SET held_because = 'ALL_WAIT' WHERE id = $1", [id]);
  return id;
}

/** What is written under episodes, and what creators and moderators do with it. */
export const comments: Preparations = {
  addComment: async ({ reader, publish }) => call(reader, { episodeID: (await publish()).episodeId, body: 'x' }),
  deleteComment: async (scene) => call(scene.reader, { id: await written(scene) }),
  deleteComments: async (scene) => call(scene.owner, { ids: [await written(scene), await written(scene)] }),
  approveComments: async (scene) => call(scene.owner, { ids: [await written(scene, { isHeld: true })] }),
  pinComment: async (scene) => call(scene.owner, { id: await written(scene) }),
  unpinComment: async (scene) => {
    const id = await written(scene);
    await scene.act('pinComment', { id });
    return call(scene.owner, { id });
  },
  replyToComment: async (scene) => call(scene.owner, { commentId: await written(scene), body: 'x' }),
  updateCommentSetting: async ({ newCreator }) => call(await newCreator(), { holdsAll: true }),
  addCommentFilterWord: ({ owner, word }) => call(owner, { word: word() }),
  removeCommentFilterWord: async ({ owner, act, word }) => {
    const unwanted = word();
    await act('addCommentFilterWord', { word: unwanted });
    return call(owner, { word: unwanted });
  },
  judgeYawarakaComments: async (scene) => {
    const moderator = await scene.newCreator();
    const appointment = { isGranted: true, operator: 'kei' };
    await setModerator(scene.test.services.database, moderator.actor.accountId, appointment);
    return call(moderator, { ids: [await written(scene, { work: { commentMode: 'YAWARAKA' } })], verdict: 'DELIVER' });
  },
};
