import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { openAccount } from '../bankAccounts/index.ts';
import { noteDeed } from '../deeds/index.ts';
import { lockCreator } from '../ledger/index.ts';
import { settleBounced, settlePaid } from './settle.ts';
import { findByNumbers, type Withdrawal } from './store/withdrawals.ts';
import { readResultFile, ResultFileRefused, type TransferResult } from './transferFile/readResultFile.ts';

/** What a result file changed. */
export interface ImportedResults {
  paid: number;
  bounced: number;
  /** Told by an earlier file already. */
  known: number;
}

type Step = { withdrawal: Withdrawal; result: TransferResult };

/** What a result is about. Throws when it is not what was sent, or says something else than an earlier file. */
function pair(services: Needs<'config'>, found: ReadonlyMap<number, Withdrawal>, result: TransferResult): Step {
  const withdrawal = found.get(result.number);
  const refuse = (why: string): never => {
    throw new ResultFileRefused(`Transfer ${result.number} ${why} Nothing of the file was taken.`);
  };
  if (!withdrawal || withdrawal.type !== 'BANK' || withdrawal.exportedAt === null) return refuse('was never sent.');
  if (withdrawal.amount - withdrawal.fee !== result.amount)
    return refuse(`is of ¥${withdrawal.amount - withdrawal.fee}, and the file says ¥${result.amount}.`);
  const { bankCode, accountNumber } = openAccount(services.config, withdrawal.sealedAccount ?? '');
  if (bankCode !== result.bankCode || accountNumber !== result.accountNumber)
    return refuse('went to another account than the file says.');
  const expected = result.failure === null ? 'PAID' : 'REFUNDED';
  if (withdrawal.state !== 'PROCESSING' && withdrawal.state !== expected)
    return refuse(`is ${withdrawal.state.toLowerCase()} already, and the file says otherwise.`);
  return { withdrawal, result };
}

async function settle(
  tx: Transaction,
  services: Needs<'config'>,
  { withdrawal, result }: Step,
  { at, doneBy }: { at: Date; doneBy: string },
): Promise<void> {
  const { failure } = result;
  if (failure === null) await settlePaid(tx, services, withdrawal, at);
  else await settleBounced(tx, services, withdrawal, { failure, at });
  const deed = failure === null ? 'WITHDRAWAL_PAID' : 'WITHDRAWAL_BOUNCED';
  await noteDeed(tx, deed, { subjectId: withdrawal.id, reason: failure ?? '', doneBy });
}

const outcomeOf = ({ withdrawal, result }: Step): keyof ImportedResults =>
  withdrawal.state !== 'PROCESSING' ? 'known' : result.failure === null ? 'paid' : 'bounced';

/**
 * Takes in what the bank says became of transfers. All of it fits, or nothing is taken: throws ResultFileRefused with the
 * reason. A file that was taken in before changes nothing.
 */
export async function importResults(
  services: Needs<'config' | 'database'>,
  bytes: Buffer,
  { at, doneBy }: { at: Date; doneBy: string },
): Promise<ImportedResults> {
  const results = readResultFile(bytes);
  const numbers = results.map(({ number }) => number).filter((number) => number < 2 ** 31);
  return services.database.transact(async (tx) => {
    // Whoever takes in the same results at the same moment waits here. In the order of their ids, as whoever locks several does.
    const named = [...(await findByNumbers(tx, numbers)).values()].map(({ creatorId }) => creatorId);
    for (const creatorId of [...new Set(named)].toSorted()) await lockCreator(tx, creatorId);
    const found = await findByNumbers(tx, numbers);
    const counts: ImportedResults = { paid: 0, bounced: 0, known: 0 };
    for (const step of results.map((result) => pair(services, found, result))) {
      if (step.withdrawal.state === 'PROCESSING') await settle(tx, services, step, { at, doneBy });
      counts[outcomeOf(step)] += 1;
    }
    return counts;
  });
}
