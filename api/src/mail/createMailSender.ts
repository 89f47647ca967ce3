import type { Config } from '../config/config.ts';
import { listen, type Database, type Transaction } from '../database/index.ts';
import { createLanes } from './createLanes.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { judgeFailure, type MailFailure } from './mailFailure.ts';
import { decryptLetter } from './encryptedLetter.ts';
import {
  letGoOfOldMails,
  MAILS_CHANNEL,
  noteRefused,
  noteSent,
  putOff,
  takeDueMail,
  type DueMail,
} from './store/mails.ts';
import { writeMail } from './writeMail.ts';

/** Sends what `queueMail` put into the queue. Several processes may have one each. */
export interface MailSender {
  /** Sends from now on: at once what is queued, later what failed. */
  start(): void;
  /** Sends what is due now; resolves when nothing of it is left, or when the mail server takes none. */
  sendDue(): Promise<void>;
  /** Finishes the mails at hand and closes the connections. */
  close(): Promise<void>;
}

interface Log {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Mails on their way at the same time. */
const AT_ONCE = 10;
/** What failed is looked for this often, and what was announced while nobody listened. */
const LOOK_EVERY_MS = 2000;

/** Seconds until the next try; the last of each list for all that follow, until the mail's life ends. */
const PAUSES = { AWAY: [5, 15, 30, 60], LATER: [60, 300, 900, 3600] };

const pauseAfter = (outlook: 'AWAY' | 'LATER', attempts: number): number =>
  PAUSES[outlook][attempts - 1] ?? PAUSES[outlook].at(-1) ?? 0;

const UNREADABLE: MailFailure = {
  outlook: 'NEVER',
  words: 'It was encrypted with another KOMAWARI_SECRET and cannot be opened.',
};

type Parts = { config: Config; database: Database };

/** Tries to send a mail; null when the server took it. */
async function trySending(
  { config }: Parts,
  mailer: Mailer,
  { id, sealedLetter }: DueMail,
): Promise<MailFailure | null> {
  const letter = decryptLetter(config.secret, id, sealedLetter);
  if (!letter) return UNREADABLE;
  const mail = writeMail(letter, config);
  const messageId = `<${id}@${new URL(config.http.publicUrl).hostname}>`;
  try {
    await mailer.send({ ...mail, headers: { ...mail.headers, 'Message-ID': messageId } });
    return null;
  } catch (error) {
    return judgeFailure(error);
  }
}

/** Writes down how a try went. */
const writeOutcome = (tx: Transaction, { id, attempts }: DueMail, failure: MailFailure | null): Promise<void> => {
  if (failure === null) return noteSent(tx, id);
  const { outlook, words } = failure;
  return outlook === 'NEVER' ? noteRefused(tx, id, words) : putOff(tx, id, words, pauseAfter(outlook, attempts));
};

/**
 * The worker's side of the mail queue. A mail is taken before it is sent, so that no two workers send the same, and noted as
 * sent after the server took it. A worker that dies in between sends it once more, with the Message-ID it had, of which
 * mailboxes keep one (RFC 5322 §3.6.4).
 */
export function createMailSender(parts: Parts, log: Log, { atOnce = AT_ONCE } = {}): MailSender {
  const { config, database } = parts;
  const mailer = createMailer(config.mail);
  let endListening: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Sends the next mail. False when none is due, or when the server takes none for now. */
  async function sendNext(onTaken: () => void): Promise<boolean> {
    const due = await database.transact(takeDueMail);
    if (!due) return false;
    onTaken();
    const failure = await trySending(parts, mailer, due);
    await database.transact((tx) => writeOutcome(tx, due, failure));
    if (failure) log.error({ mailId: due.id, ...failure }, 'a mail could not be sent');
    return failure?.outlook !== 'AWAY';
  }
  const fault = (error: unknown): void => log.error({ err: error }, 'the mail queue could not be read or written');
  const lanes = createLanes(atOnce, sendNext, fault);

  async function look(): Promise<void> {
    await database.transact(letGoOfOldMails).catch(fault);
    lanes.open();
  }

  return {
    start() {
      endListening = listen(config.database.url, MAILS_CHANNEL, log, lanes.open);
      timer = setInterval(() => void look(), LOOK_EVERY_MS);
    },
    async sendDue() {
      await look();
      await lanes.settle();
    },
    async close() {
      clearInterval(timer);
      await endListening?.();
      await lanes.close();
      mailer.close();
    },
  };
}
