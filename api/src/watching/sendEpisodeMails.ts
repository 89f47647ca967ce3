import type { Services } from '../graphql/context.ts';
import { fillEnvelopes, writeEpisodeMail, type Envelope } from './episodeMailLetters.ts';
import { claimMails, findMailLines, settleMails, tidyMails } from './store/episodeMails.ts';

/** Envelopes handed to the mail server at the same time. */
const AT_ONCE = 10;

interface Log {
  error(facts: object, message: string): void;
}

/**
 * Sends the mails that are due. What is taken is written down before it is sent, so two workers never send the same; a
 * mail that fails, or whose worker dies, is taken again after some minutes.
 * @returns how many envelopes were handed over
 */
export async function sendEpisodeMails(services: Services, log: Log): Promise<number> {
  const { database } = services;
  await database.transact(tidyMails);
  let sent = 0;
  for (;;) {
    const claimed = await database.transact((tx) => claimMails(tx, AT_ONCE));
    if (claimed.length === 0) return sent;
    const envelopes = fillEnvelopes(claimed, await findMailLines(database, claimed));
    const results = await Promise.all(envelopes.map((envelope) => sendEnvelope(services, envelope, log)));
    sent += results.filter((result) => result === 'sent').length;
    // The mail server is away: the rest waits for the next round.
    if (results.every((result) => result === 'failed')) return sent;
  }
}

async function sendEnvelope(
  { config, database, mailer }: Services,
  envelope: Envelope,
  log: Log,
): Promise<'sent' | 'dropped' | 'failed'> {
  const mail = writeEpisodeMail(config, envelope);
  try {
    if (mail) await mailer.send(mail);
  } catch (error) {
    // It stays claimed and is tried again; whoever it is for is nobody's business in a log.
    log.error({ err: error }, 'a mail about new episodes could not be sent');
    return 'failed';
  }
  const wanted = new Set(envelope.lines.map((line) => line.episodeId));
  await database.transact(async (tx) => {
    await settleMails(
      tx,
      envelope.mails.filter((one) => wanted.has(one.episodeId)),
      true,
    );
    await settleMails(
      tx,
      envelope.mails.filter((one) => !wanted.has(one.episodeId)),
      false,
    );
  });
  return mail ? 'sent' : 'dropped';
}
