import type { Scene } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';

/** Something of the owner's in the trash; answers its id. */
const trashed = async ({ act, publish }: Scene, kind: 'Work' | 'Episode'): Promise<string> => {
  const { workId, episodeId } = await publish();
  const id = kind === 'Work' ? workId : episodeId;
  await act(`delete${kind}`, { id });
  return id;
};

async function drawn({ act, pictures, word }: Scene): Promise<string> {
  const illustration = { title: word(), isOpen: true, images: [{ imageId: pictures.ILLUSTRATION }] };
  return (await act('createIllustration', { illustration }, { select: 'illustration { id }' })).illustration.id;
}

/** What creators do with works, episodes and illustrations. */
export const works: Preparations = {
  createWork: ({ owner, word, pictures }) => ({
    as: owner,
    variables: {
      workInput: { title: word(), tagTitles: [word()], coverImageId: pictures.COVER },
      episodeInput: { status: 'PUBLIC', pages: [{ imageId: pictures.PAGE }] },
    },
  }),
  updateWork: async ({ owner, publish, word }) =>
    call(owner, { id: (await publish()).workId, expectedRevision: 1, work: { title: word(), tagTitles: [word()] } }),
  deleteWork: async ({ owner, publish }) => call(owner, { id: (await publish()).workId }),
  restoreWork: async (scene) => call(scene.owner, { id: await trashed(scene, 'Work') }),
  addEpisode: async ({ owner, publish, pictures }) =>
    call(owner, {
      workId: (await publish()).workId,
      episode: { status: 'PUBLIC', pages: [{ imageId: pictures.PAGE }] },
    }),
  updateEpisode: async ({ owner, publish, word }) =>
    call(owner, { id: (await publish()).episodeId, expectedRevision: 1, episode: { title: word() } }),
  deleteEpisode: async ({ owner, publish }) => call(owner, { id: (await publish()).episodeId }),
  restoreEpisode: async (scene) => call(scene.owner, { id: await trashed(scene, 'Episode') }),
  changeEpisodeStatuses: async ({ owner, publish }) => {
    const { workId, episodeId } = await publish();
    return call(owner, { workId, ids: [episodeId], change: 'DRAFT' });
  },
  archiveEpisode: async ({ owner, publish }) => call(owner, { id: (await publish()).episodeId }),
  unarchiveEpisode: async ({ owner, publish, act }) => {
    const { episodeId: id } = await publish();
    await act('archiveEpisode', { id });
    return call(owner, { id });
  },
  changeEpisodePrices: async ({ owner, publish }) => {
    const { workId, episodeId } = await publish();
    return call(owner, { workId, episodeIds: [episodeId], salesInfo: { price: 100 } });
  },
  restoreEpisodeVersion: async ({ owner, publish, act, sql, word }) => {
    const { episodeId } = await publish();
    const [version] = await sql('SELECT id::text AS id FROM episode_versions WHERE episode_id = $1', [episodeId]);
    await act('updateEpisode', { id: episodeId, expectedRevision: 1, episode: { title: word() } });
    return call(owner, { episodeId, versionId: version?.id, expectedRevision: 2 });
  },
  setSurveyFromAuthor: async ({ owner, publish }) =>
    call(owner, { episodeID: (await publish()).episodeId, question: 'Which?', choices: ['a', 'b'] }),
  findOrCreateTag: ({ owner, word }) => call(owner, { title: word() }),
  createIllustration: ({ owner, word, pictures }) =>
    call(owner, { illustration: { title: word(), isOpen: true, images: [{ imageId: pictures.ILLUSTRATION }] } }),
  updateIllustration: async (scene) =>
    call(scene.owner, { id: await drawn(scene), expectedRevision: 1, illustration: { title: scene.word() } }),
  deleteIllustration: async (scene) => call(scene.owner, { id: await drawn(scene) }),
  restoreIllustration: async (scene) => {
    const id = await drawn(scene);
    await scene.act('deleteIllustration', { id });
    return call(scene.owner, { id });
  },
};
