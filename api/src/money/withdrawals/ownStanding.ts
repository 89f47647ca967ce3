import { defineLoader } from '../../graphql/defineLoader.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { hasSalesToRelease, releaseSales } from '../purchases/index.ts';
import { canCancel } from './cancelWithdrawal.ts';
import { findBlock } from './judgeRequest.ts';
import { amountExpiring } from './lapse/expiring.ts';
import { endOf, monthOf } from './months.ts';
import { readStanding, type FullStanding } from './standing.ts';
import { findClearedBy } from './store/clearing.ts';
import { listRecoverable } from './store/lapses.ts';
import { listWithdrawals, type Withdrawal } from './store/withdrawals.ts';
import { closeOfWeek, transferDaysOf } from './week.ts';
import type { WithdrawalBlock } from './Withdrawal.ts';

/** Where the viewer stands, read once an execution, after what is due was released. */
const standingLoader = defineLoader<string, FullStanding>('withdrawalStanding', async (ids, { services }) => {
  const found = new Map<string, FullStanding>();
  for (const id of ids) {
    // Somebody who looks writes nothing, and locks nobody, but where something is due.
    if (await hasSalesToRelease(services.database, id)) await services.database.transact((tx) => releaseSales(tx, id));
    found.set(id, await readStanding(services.database, services, id));
  }
  return found;
});

/** Where the viewer stands with their money. */
export async function ownStanding(context: Context): Promise<FullStanding> {
  const standing = await standingLoader(context).load(accountOf(context.actor));
  if (!standing) throw new Error('a standing that was read is missing');
  return standing;
}

/** What of the viewer's balance lapses at the end of this month. */
export async function ownAmountToExpire(context: Context): Promise<number> {
  const { withdrawable } = await ownStanding(context);
  const userId = accountOf(context.actor);
  return amountExpiring(context.services.database, { userId, balance: withdrawable, month: monthOf(new Date()) });
}

/** Whether the viewer's open request can be taken back now. */
export const canCancelOwn = async (context: Context): Promise<boolean> =>
  canCancel((await ownStanding(context)).openRequest, new Date());

/** What the viewer requested, latest first; 20 at once. */
export const listOwnWithdrawals = async (
  { actor, services }: Context,
  { first, after }: PageAsked,
): Promise<Slice<Withdrawal>> =>
  listWithdrawals(services.database, accountOf(actor), boundedFirst(first, 20), after ?? null);

/** What the screens of withdrawals say beside the balance. */
export interface WithdrawalInfo {
  bankBlock: WithdrawalBlock | null;
  giftBlock: WithdrawalBlock | null;
  clearing: number;
  clearedBy: Date | null;
  expiresAt: Date;
  heldAmount: number;
  heldUntil: Date | null;
  frozenAt: Date | null;
  openRequest: Withdrawal | null;
  closesAt: Date;
  sentOn: Date;
  arrivesBy: Date;
}

/** Why something cannot be requested, and when what happens. */
export async function readOwnInfo(context: Context): Promise<WithdrawalInfo> {
  const at = new Date();
  const standing = await ownStanding(context);
  const userId = accountOf(context.actor);
  const { database } = context.services;
  const held = await listRecoverable(database, userId, at);
  const closesAt = closeOfWeek(at);
  return {
    bankBlock: findBlock('BANK', standing),
    giftBlock: findBlock('GIFT', standing),
    clearing: standing.balances.pending,
    clearedBy: await findClearedBy(database, userId),
    expiresAt: endOf(monthOf(at)),
    heldAmount: held.reduce((sum, { amount }) => sum + amount, 0),
    heldUntil: held[0]?.recoverableUntil ?? null,
    frozenAt: standing.freeze?.frozenAt ?? null,
    openRequest: standing.openRequest,
    closesAt,
    ...transferDaysOf(closesAt),
  };
}
