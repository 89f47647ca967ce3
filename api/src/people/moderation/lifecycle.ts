import type { Lifecycle } from '../../database/index.ts';
import { blocks } from './store/blocks.ts';
import { mutedWords } from './store/mutedWords.ts';
import { mutes } from './store/mutes.ts';
import { collectSilenced } from './store/ownData.ts';

export const moderationLifecycle: Lifecycle = {
  name: 'people/moderation',
  tables: [blocks, mutedWords, mutes],
  collectData: collectSilenced,
};
