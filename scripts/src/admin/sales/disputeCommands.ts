import { userInfo } from 'node:os';
import {
  judgeResolution,
  listDisputed,
  noteDeed,
  readDisputeOf,
  type Resolution,
  resolveDispute,
  type Services,
} from '@komawari/api/operating';
import { formatYen } from '@komawari/ui/numbers';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand, type Plan } from '../Command.ts';
import { at, loadPurchase, PURCHASE, REASON } from './purchase.ts';

const SAYS = {
  OPEN: 'the bank has not decided',
  WARNING: 'the bank asked, and took no money',
  WON: 'won: the money is ours',
  LOST: 'lost: the money went back to the buyer',
};

/** Why a claim is not ended; null where it is. */
const WHY_NOT: Record<Exclude<Resolution, 'RESOLVED'>, string> = {
  NOT_DISPUTED: 'is not disputed.',
  BANK_DECIDES: 'waits for the bank, which alone can say that it is won. Evidence is sent at the processor.',
  BANK_DECIDED_OTHERWISE: 'was decided the other way by the bank.',
  NO_CLAIM: 'has no claim at the bank that could be lost. Refund it instead: sales refund.',
};

async function describeDisputes(services: Services): Promise<string> {
  const disputed = await listDisputed(services.database);
  const lines = await Promise.all(
    disputed.map(async (purchase) => {
      const dispute = services.config.selling === null ? null : await readDisputeOf(services, purchase);
      const { id, price, creatorShare, disputedAt, episodeTitle, sellerName } = purchase;
      const says = dispute ? `${SAYS[dispute.state]} (${dispute.id})` : 'the processor knows of no claim';
      return `${id}  since ${at(disputedAt)}  ${formatYen(price)}, of which ${formatYen(creatorShare)} are held back from ${sellerName}: ${episodeTitle}; ${says}`;
    }),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing is disputed.';
}

async function planResolution(services: Services, id: string, as: string, reason: string): Promise<Plan> {
  const outcome = as === 'won' ? 'WON' : 'LOST';
  if (as !== 'won' && as !== 'lost') throw new Refusal(`A dispute is ended with --as won or --as lost, not ${as}.`);
  const purchase = await loadPurchase(services, id);
  if (purchase.disputedAt === null) throw new Refusal(`The purchase ${id} ${WHY_NOT.NOT_DISPUTED}`);
  const dispute = await readDisputeOf(services, purchase);
  const expected = judgeResolution(dispute, outcome);
  if (expected !== 'RESOLVED') throw new Refusal(`The purchase ${id} ${WHY_NOT[expected]}`);
  const gives = dispute?.state === 'OPEN' ? 'The claim is given in to, which cannot be taken back. ' : '';
  return {
    will:
      outcome === 'WON'
        ? `The episode is open to its buyer again, and ${formatYen(purchase.creatorShare)} are the creator’s again.`
        : `${gives}The buyer keeps ${formatYen(purchase.price)} and cannot read ${purchase.episodeTitle} any more; the creator does not get their share.`,
    async carryOut() {
      const resolution = await resolveDispute(services, id, outcome, (tx) =>
        noteDeed(tx, `DISPUTE_${outcome}`, { subjectId: id, reason, doneBy: userInfo().username }),
      );
      if (resolution !== 'RESOLVED') throw new Refusal(`The purchase ${id} ${WHY_NOT[resolution]}`);
      return `The dispute about ${id} is ${as}.`;
    },
  };
}

/** What an operator does about claims at banks. */
export const disputeCommands: Record<string, Command> = {
  'sales disputes': defineCommand({
    summary: 'lists purchases whose buyers turned to their bank, with what the processor says',
    example: 'sales disputes',
    plan: (services) => describeDisputes(services),
  }),
  'sales dispute': defineCommand({
    summary: 'ends a dispute: gives in to it, or acts on what the bank decided',
    details:
      'With --as lost an open claim is given in to, and the sale is undone. Evidence against one is sent at the processor, and what the bank decides is acted on by itself; --as won is for a decision, or a claim taken back, that nobody told us of.',
    parameters: [PURCHASE],
    options: {
      as: { value: 'OUTCOME', says: 'won or lost', isRequired: true },
      reason: REASON,
    },
    example: "sales dispute r0123456789abcdefghij --as lost --reason 'the card was stolen'",
    plan: (services, { PURCHASE: id, as, reason }) => planResolution(services, id, as, reason),
  }),
};
