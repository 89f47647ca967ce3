import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import type { BlockState } from './policy.ts';
import { findBlocks } from './store/blocks.ts';
import { findMuted } from './store/mutes.ts';

const blockLoader = defineLoader<string, BlockState>('blocks', async (ids, { reader, actor }) =>
  actor.accountId === null ? new Map() : findBlocks(reader, actor.accountId, ids),
);
const muteLoader = defineLoader<string, boolean>('mutes', async (ids, { reader, actor }) =>
  actor.accountId === null ? new Map() : findMuted(reader, actor.accountId, ids),
);

/** Whether a block stands between who asks and somebody else. */
export const blockStateOf = async (context: Context, accountId: string): Promise<BlockState> =>
  (await blockLoader(context).load(accountId)) ?? 'NONE';

/** Whether who asks mutes somebody now. */
export const isMuting = async (context: Context, accountId: string): Promise<boolean> =>
  (await muteLoader(context).load(accountId)) ?? false;
