import type { Needs } from '../../graphql/context.ts';
import { todayInTokyo } from '../../kernel/today.ts';
import { findBank, findBranch, openAccount, type BankAccount } from '../bankAccounts/index.ts';
import { noteDeed } from '../deeds/index.ts';
import { closeWeek } from './closeWeek.ts';
import { lockToSend, writeWithdrawal, type Withdrawal } from './store/withdrawals.ts';
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

/** The transfers of a file, to be sent on the first bank day after the latest of their weeks. */
function fileOf({ config }: Needs<'config'>, payer: Payer, waiting: readonly Withdrawal[]): TransferFile {
  const transfers = waiting.map(({ number, amount, fee, sealedAccount }): Transfer => {
    const account = openAccount(config, sealedAccount ?? '');
    return { number, account, ...namesOf(account), amount: amount - fee };
  });
  const latest = waiting.reduce((last, { closesAt }) => (closesAt && closesAt > last ? closesAt : last), new Date(0));
  const day = todayInTokyo(transferDaysOf(latest).sentOn.getTime()).slice(5).replace('-', '');
  return {
    bytes: writeTransferFile(payer, namesOf(payer.account), { day, transfers }),
    count: transfers.length,
    total: transfers.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/**
 * Makes the file of what is to be sent, and notes that it was made. `keep` stores it, before that is noted for good: should it
 * fail, the next file holds the same. Of two made at once the second finds the transfers of the first sent. Null when there is
 * nothing to send.
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
  return services.database.transact(async (tx) => {
    const waiting = await lockToSend(tx, isAgain);
    if (waiting.length === 0) return null;
    const file = fileOf(services, payer, waiting);
    for (const { id } of waiting) {
      await writeWithdrawal(tx, id, { exportedAt: at });
      await noteDeed(tx, 'WITHDRAWALS_EXPORTED', { subjectId: id, reason: '', doneBy });
    }
    await keep(file);
    return file;
  });
}
