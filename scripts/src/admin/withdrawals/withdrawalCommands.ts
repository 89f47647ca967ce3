import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import {
  exportTransfers,
  importResults,
  listInState,
  recoverFor,
  ResultFileRefused,
  type ImportedResults,
  type Services,
  type Withdrawal,
} from '@komawari/api/operating';
import { formatYen } from '@komawari/ui/numbers';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

const transfers = (count: number): string => (count === 1 ? '1 transfer' : `${count} transfers`);
const step = () => ({ at: new Date(), doneBy: userInfo().username });

function describe({ number, creatorId, amount, fee, state, closesAt, exportedAt, bankName, accountEnd }: Withdrawal) {
  const where = bankName === null ? 'gift code' : `${bankName} ${accountEnd ?? ''}`;
  const file = exportedAt
    ? `in a file since ${exportedAt.toISOString()}`
    : `closes ${closesAt?.toISOString() ?? 'soon'}`;
  return `${number}  ${creatorId}  ${formatYen(amount)}, of which ${formatYen(fee)} fee  ${where}  ${state}, ${file}`;
}

async function listOpen({ database }: Services): Promise<Withdrawal[]> {
  const open = [
    await listInState(database, 'BANK', 'REQUESTED'),
    await listInState(database, 'BANK', 'PROCESSING'),
    await listInState(database, 'GIFT', 'REQUESTED'),
  ];
  return open.flat().toSorted((a, b) => a.number - b.number);
}

async function take(services: Services, path: string): Promise<ImportedResults> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new Refusal(`${path} cannot be read: ${cause.code ?? cause.message}.`);
  });
  try {
    return await importResults(services, bytes, step());
  } catch (error) {
    if (error instanceof ResultFileRefused) throw new Refusal(error.message);
    throw error;
  }
}

/** What creators had sent to them. */
export const withdrawalCommands: Record<string, Command> = {
  'withdrawals list': defineCommand({
    summary: 'lists the requests that are not settled, the oldest first',
    example: 'withdrawals list',
    async plan(services) {
      const open = await listOpen(services);
      return open.length === 0 ? 'Nothing waits.' : open.map(describe).join('\n');
    },
  }),
  'withdrawals export': defineCommand({
    summary: 'writes the requests of weeks that have closed into a file for the bank',
    details:
      'A week closes on Sunday at 23:59:59 in Tokyo. The file has the form of the Japanese banks (全銀協, 総合振込): 120 bytes a record, with totals (docs/transfers.md). A transfer stands in one file; --again writes all that no result has come for once more, after a file was lost.',
    parameters: [{ name: 'FILE', says: 'where to write it; it must not exist' }],
    options: { again: { says: 'also what stands in an earlier file and has no result' } },
    example: 'withdrawals export transfers.txt',
    async plan(services, { FILE: path, again }) {
      const payer = services.config.transferFrom;
      if (!payer) throw new Refusal('KOMAWARI_TRANSFER_FROM is missing: it says from which account is paid.');
      return {
        will: `Requests of weeks that have closed are written to ${path}, and can no longer be cancelled.`,
        async carryOut() {
          const file = await exportTransfers(services, {
            payer,
            isAgain: again,
            ...step(),
            keep: ({ bytes }) =>
              writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
                throw new Refusal(`${path} cannot be written: ${cause.code ?? cause.message}. Nothing was changed.`);
              }),
          });
          if (!file) return 'There is nothing to send. No file was written.';
          return `${transfers(file.count)} of ${formatYen(file.total)} written to ${path}.`;
        },
      };
    },
  }),
  'withdrawals import': defineCommand({
    summary: 'takes in what the bank says became of the transfers of a file',
    details:
      'The file is the one that was sent, with a result in each of its transfers (docs/transfers.md). It is taken as a whole or not at all, and a second time changes nothing. What came back is in the balance again with its fee, and its bank account has to be changed before the next request.',
    parameters: [{ name: 'FILE', says: 'the file of the bank' }],
    example: 'withdrawals import results.txt',
    plan: async (services, { FILE: path }) => ({
      will: `Transfers are paid or come back as ${path} says, and their creators are told.`,
      async carryOut() {
        const { paid, bounced, known } = await take(services, path);
        return `${transfers(paid)} paid, ${bounced} came back, ${known} known already.`;
      },
    }),
  }),
  'withdrawals recover': defineCommand({
    summary: 'gives a creator back what of their sales lapsed within a year',
    parameters: [{ name: 'CREATOR', says: 'the id of the creator' }],
    example: 'withdrawals recover u0123456789abcdefghij',
    plan: async (services, { CREATOR: creatorId }) => ({
      will: `What is held for ${creatorId} is in their balance again.`,
      async carryOut() {
        const amount = await recoverFor(services, creatorId, step());
        return amount === 0 ? 'Nothing is held for them.' : `${formatYen(amount)} is theirs again.`;
      },
    }),
  }),
};
