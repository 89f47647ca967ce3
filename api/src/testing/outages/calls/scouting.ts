import { scoutWork } from '../../scoutFixtures.ts';
import type { Scene } from '../createScene.ts';
import { call, type Preparations } from './Call.ts';

/** A message to the owner about a new work. */
const written = async ({ publish, test }: Scene): Promise<string> => scoutWork(test.services, (await publish()).workId);

/** What editorial departments write. */
export const scouting: Preparations = {
  answerScoutMessage: async (scene) =>
    call(scene.owner, { id: await written(scene), answer: 'INTERESTED', words: 'Thank you.' }),
  readScoutMessage: async (scene) => call(scene.owner, { id: await written(scene) }),
};
