import type { Config } from '../config.ts';
import type { Services } from '../graphql/context.ts';
import { deriveKey, sign } from '../kernel/secrets.ts';
import { writeMail, type Mail } from '../mail/index.ts';
import { claimFanMails, settleFanMail, type FanMail } from './store/fanMessages.ts';
import { writeUnsubscribeToken } from './unsubscribeLink.ts';

/** Mails handed to the mail server at the same time. */
const AT_ONCE = 10;

type Wanted = FanMail & { email: string };

function writeFanMail({ secret, http }: Config, mail: Wanted): Mail {
  const { accountId, userId, creatorName, screenName, messageId } = mail;
  const token = writeUnsubscribeToken(secret, { accountId, userId });
  const letter = writeMail({
    to: mail.email,
    subject: `${creatorName}: ${mail.subject}`,
    heading: mail.subject,
    paragraphs: mail.body.split(/\n{2,}/),
    paragraphsJa: [],
    action: { label: `The site of ${creatorName}`, url: `${http.publicUrl}/@${screenName}` },
    notes: [
      `${creatorName} wrote this to everybody who watches them and chose mail. Your address stays with Komawari.`,
    ],
    unsubscribe: {
      url: `${http.publicUrl}/mail/unsubscribe?token=${token}`,
      words: `Stop mail about ${creatorName} / メールの配信を停止する`,
    },
  });
  // The same copy has the same Message-ID for ever: should it be sent twice, mailboxes keep it once (RFC 5322 §3.6.4).
  const id = sign(deriveKey(secret, 'unsubscribe'), `fan message ${messageId} ${accountId}`);
  return { ...letter, headers: { ...letter.headers, 'Message-ID': `<${id}@${new URL(http.publicUrl).hostname}>` } };
}

/**
 * Sends what creators wrote to their fans. A copy is taken before it is sent, so two workers never send the same; one
 * that fails, or whose worker dies, is taken again after some minutes.
 * @returns how many were handed over
 */
export async function sendFanMails(
  services: Services,
  log: { error(facts: object, message: string): void },
): Promise<number> {
  let sent = 0;
  for (;;) {
    const mails = await services.database.transact((tx) => claimFanMails(tx, AT_ONCE));
    if (mails.length === 0) return sent;
    const results = await Promise.all(mails.map((mail) => sendOne(services, mail, log)));
    sent += results.filter((result) => result === 'sent').length;
    // The mail server is away: the rest waits for the next round.
    if (results.every((result) => result === 'failed')) return sent;
  }
}

async function sendOne(
  { config, database, mailer }: Services,
  mail: FanMail,
  log: { error(facts: object, message: string): void },
): Promise<'sent' | 'dropped' | 'failed'> {
  const { email } = mail;
  try {
    if (email !== null) await mailer.send(writeFanMail(config, { ...mail, email }));
  } catch (error) {
    log.error({ err: error }, 'a message to a fan could not be sent');
    return 'failed';
  }
  await database.transact((tx) => settleFanMail(tx, mail, email !== null));
  return email === null ? 'dropped' : 'sent';
}
