import { checkBooks, checkPayments } from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

/** What an operator asks of the books. */
export const ledgerCommands: Record<string, Command> = {
  'ledger check': defineCommand({
    summary: 'compares the ledger with purchases, withdrawals and the processor, and says what differs',
    details:
      'Prints one line of sums when all is right. Otherwise it ends with status 1 and a sentence for each thing that differs.',
    example: 'ledger check',
    async plan(services) {
      const { postings, entries, purchases, kinds, ...books } = await checkBooks(services);
      const processor = await checkPayments(services, null);
      const faults = [...books.faults, ...(processor?.faults ?? [])];
      if (faults.length > 0) throw new Refusal(`The books do not agree.\n${faults.join('\n')}`);
      const sums = kinds.filter(({ balance }) => balance !== 0).map(({ kind, balance }) => `${kind} ${balance}`);
      const asked = processor
        ? `${processor.payments} payments at the processor`
        : 'the processor was not asked: nothing is sold';
      return [`${postings} postings, ${entries} entries, ${purchases} purchases, ${asked}, sum 0`, ...sums].join('; ');
    },
  }),
};
