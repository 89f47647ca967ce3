import type { Context } from '../../graphql/context.ts';
import { isRegistered } from '../../kernel/actor.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import type { BlockState } from './policy.ts';
import { findBlocks } from './store/blocks.ts';
import { findMuted } from './store/mutes.ts';
import { listSilencedCreators, type SilencedCreator } from './store/silencedCreators.ts';

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

const silencedLoader = defineLoader<string, SilencedCreator[]>(
  'silencedCreators',
  async ([accountId = ''], { reader }) =>
    new Map([[accountId, await listSilencedCreators(reader, accountId, SILENCED_MOST)]]),
);

/** Creators whose works who asks does not want in their lists: blocked, or muted now. Guests silence nobody. */
export const silencedCreatorsOf = async (context: Context): Promise<SilencedCreator[]> =>
  (isRegistered(context.actor) ? await silencedLoader(context).load(context.actor.accountId) : null) ?? [];
