import type { Scene } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';

/** A review link on a new episode of the owner's. */
async function linked({ act, publish, sql }: Scene) {
  const { episodeId } = await publish({ episode: { status: 'DRAFT' } });
  const input = { episodeId, name: 'Editor', period: 'ONE_DAY' };
  const made = await act('createReviewLink', input, { select: 'address link { id }' });
  const [page] = await sql('SELECT id FROM pages WHERE episode_id = $1', [episodeId]);
  return { id: made.link.id as string, token: made.address.split('/').at(-1) as string, pageId: page?.id };
}

/** A visit to a new review link, with what a note needs. */
async function visit(scene: Scene) {
  const { token, pageId } = await linked(scene);
  const { key } = await scene.act('openReview', { token }, { as: null, select: 'key' });
  return { token, key: key as string, pageId, x: 0.5, y: 0.5, writerName: 'Aki', body: 'x' };
}

async function noted(scene: Scene) {
  const input = await visit(scene);
  const { note } = await scene.act('addReviewNote', input, { as: null, select: 'note { id }' });
  return { id: note.id as string, token: input.token, key: input.key };
}

/** Review links and the notes on them. */
export const reviews: Preparations = {
  createReviewLink: async ({ owner, publish }) =>
    call(owner, { episodeId: (await publish()).episodeId, name: 'Editor', period: 'ONE_DAY' }),
  revokeReviewLink: async (scene) => call(scene.owner, { id: (await linked(scene)).id }),
  openReview: async (scene) => call(null, { token: (await linked(scene)).token }),
  addReviewNote: async (scene) => call(null, await visit(scene)),
  withdrawReviewNote: async (scene) => call(null, await noted(scene)),
  answerReviewNote: async (scene) => call(scene.owner, { id: (await noted(scene)).id, answer: 'Thank you.' }),
  finishReviewNote: async (scene) => call(scene.owner, { id: (await noted(scene)).id, isDone: true }),
  deleteReviewNote: async (scene) => call(scene.owner, { id: (await noted(scene)).id }),
};
