import { dropMails, listUnsentMails, retryMails, type Services, type UnsentMail } from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import { type Command, defineCommand } from '../Command.ts';

const MAIL_ID = { name: 'MAIL_ID', says: 'as mails lists it, or all' } as const;
/** As many as one sitting reads. */
const LISTED = 100;

const STATES: Record<UnsentMail['state'], string> = {
  WAITING: 'is tried again',
  REFUSED: 'was refused for good',
  TOO_LATE: 'was not sent in time',
};

function describeMail({ id, state, attempts, createdAt, nextTryAt, failure, to, subject }: UnsentMail): string {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  const next = nextTryAt ? `, next at ${nextTryAt.toISOString()}` : '';
  return [
    `${id}  ${createdAt.toISOString()}  ${STATES[state]} (${tries}${next})`,
    to === null ? '  encrypted with another KOMAWARI_SECRET' : `  to ${to}: ${subject}`,
    ...(failure ? [`  ${failure}`] : []),
  ].join('\n');
}

/** What a word on the command line means: the id of one mail, or null for all. */
async function findMail(services: Services, typed: string): Promise<string | null> {
  if (typed === 'all') return null;
  const found = (await listUnsentMails(services, Number.MAX_SAFE_INTEGER)).find(({ id }) => id === typed);
  if (!found) throw new Refusal(`No mail ${typed} failed. mails lists those that did.`);
  return found.id;
}

const countMails = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

/** Mails that could not be sent. */
export const mailCommands: Record<string, Command> = {
  mails: defineCommand({
    summary: 'lists the mails that could not be sent, or not yet, the latest first',
    details:
      'A mail server that does not answer is tried again within a minute. What it refuses for good waits for you: put right what it complains of, then retry-mail. Links are not sent any more after half an hour, news after a day, everything else after three days; what a mail said is gone then, and its line after a month.',
    example: 'mails',
    async plan(services) {
      const mails = await listUnsentMails(services, LISTED);
      return mails.length === 0 ? 'Every mail was sent.' : mails.map(describeMail).join('\n');
    },
  }),
  'retry-mail': defineCommand({
    summary: 'sends a mail again that could not be sent, or all of them',
    parameters: [MAIL_ID],
    example: 'retry-mail all',
    async plan(services, { MAIL_ID: typed }) {
      const id = await findMail(services, typed);
      return {
        will: `${id === null ? 'Every mail that failed' : `The mail ${id}`} is sent at once, unless it is too old.`,
        async carryOut() {
          const count = await services.database.transact((tx) => retryMails(tx, id));
          return count === 0
            ? 'None of them can be sent any more.'
            : `${countMails(count)} will be sent by the worker.`;
        },
      };
    },
  }),
  'drop-mail': defineCommand({
    summary: 'gives up a mail that could not be sent, or all of them',
    parameters: [MAIL_ID],
    example: 'drop-mail all',
    async plan(services, { MAIL_ID: typed }) {
      const id = await findMail(services, typed);
      return {
        will:
          id === null
            ? 'No mail that failed is sent any more, and all of them leave the list.'
            : `The mail ${id} is not sent any more, and leaves the list.`,
        carryOut: async () => `${countMails(await services.database.transact((tx) => dropMails(tx, id)))} dropped.`,
      };
    },
  }),
};
