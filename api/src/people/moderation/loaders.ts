import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import type { BlockState } from './policy.ts';
import { findBlocks } from './store/blocks.ts';
import { findMuted } from './store/mutes.ts';
import { listSilencedCreatorIds } from './store/silencedCreators.ts';

/** Nobody silences more creators than this; of those who do, the others stay in their lists. */
const SILENCED_MOST = 1000;

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

const silencedLoader = defineLoader<string, string[]>('silencedCreators', (accountIds, { reader }) =>
  listSilencedCreatorIds(reader, accountIds, SILENCED_MOST),
);

/** Creators whose works an account does not want in its lists: blocked, or muted now. */
export const silencedCreatorIdsOf = async (context: Context, accountId: string): Promise<string[]> =>
  (await silencedLoader(context).load(accountId)) ?? [];
