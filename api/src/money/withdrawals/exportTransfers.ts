import type { Needs } from '../../graphql/context.ts';
import { findBank, findBranch, openAccount, type BankAccount } from '../bankAccounts/index.ts';
import { noteDeed } from '../deeds/index.ts';
import { closeWeek } from './closeWeek.ts';
import { listInState, writeWithdrawal, type Withdrawal } from './store/withdrawals.ts';
import { listedName } from './transferFile/fields.ts';
import { writeTransferFile, type Payer, type Transfer } from './transferFile/writeTransferFile.ts';
import { transferDaysOf } from './week.ts';

/** A file for the bank. */
export interface TransferFile {
  bytes: Buffer;
  count: number;
  /** What arrives, in yen. */
  total: number;
}

const namesOf = ({ bankCode, branchCode }: Pick<BankAccount, 'bankCode' | 'branchCode'>) => ({
  bankName: listedName(findBank(bankCode)?.kana ?? ''),
  branchName: listedName(findBranch(bankCode, branchCode)?.kana ?? ''),
});

/** Which of the closed requests a file holds: those no file held yet, or with `isAgain` all that no result has come for. */
async function listToSend({ database }: Needs<'database'>, isAgain: boolean): Promise<Withdrawal[]> {
  const waiting = await listInState(database, 'BANK', 'PROCESSING');
  return waiting.filter(({ exportedAt }) => isAgain || exportedAt === null);
}

/**
 * Makes the file of what is to be sent, and notes that it was made. `keep` stores it, before that is noted for good: should it
 * fail, the next file holds the same. Null when there is nothing to send.
 */
export async function exportTransfers(
  services: Needs<'config' | 'database'>,
  {
    payer,
    isAgain,
    doneBy,
    at,
    keep,
  }: {
    payer: Payer;
    isAgain: boolean;
    doneBy: string;
    at: Date;
    keep: (file: TransferFile) => Promise<void>;
  },
): Promise<TransferFile | null> {
  await closeWeek(services, at);
  const waiting = await listToSend(services, isAgain);
  if (waiting.length === 0) return null;
  const transfers = waiting.map(({ number, amount, fee, sealedAccount }): Transfer => {
    const account = openAccount(services.config, sealedAccount ?? '');
    return { number, account, ...namesOf(account), amount: amount - fee };
  });
  const latest = waiting.reduce((last, { closesAt }) => (closesAt && closesAt > last ? closesAt : last), new Date(0));
  const { sentOn } = transferDaysOf(latest);
  const day = new Date(sentOn.getTime() + 9 * 3_600_000).toISOString().slice(5, 10).replace('-', '');
  const file = {
    bytes: writeTransferFile(payer, namesOf(payer.account), { day, transfers }),
    count: transfers.length,
    total: transfers.reduce((sum, { amount }) => sum + amount, 0),
  };
  await services.database.transact(async (tx) => {
    for (const { id } of waiting) {
      await writeWithdrawal(tx, id, { exportedAt: at });
      await noteDeed(tx, 'WITHDRAWALS_EXPORTED', { subjectId: id, reason: '', doneBy });
    }
    await keep(file);
  });
  return file;
}
