import type { Config } from '../../config/config.ts';
import type { Needs } from '../../graphql/context.ts';
import { queueMail, findNewsCapacity, type Letter } from '../../mail/index.ts';
import { noteFanMailsSent, takeFanMails, type FanMail } from './store/fanMessages.ts';
import { writeUnsubscribeToken } from './unsubscribeLink.ts';

/** Letters in one transaction. */
const AT_ONCE = 50;

type Wanted = FanMail & { email: string };

const isWanted = (mail: FanMail): mail is Wanted => mail.email !== null;

function writeFanLetter({ secret, http }: Config, mail: Wanted): Letter {
  const { accountId, userId, creatorName, screenName } = mail;
  const token = writeUnsubscribeToken(secret, { accountId, userId });
  return {
    kind: 'NEWS',
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
  };
}

/**
 * Hands what creators wrote to their fans over to the mail queue, as far as it has room: each copy once, and only to who still
 * wants it. One transaction takes the copies and queues them, so a worker that dies leaves them to the next one.
 * @returns how many were handed over
 */
export async function sendFanMails({ database, config }: Needs<'config' | 'database'>): Promise<number> {
  let sent = 0;
  for (;;) {
    const mails = await database.transact(async (tx): Promise<FanMail[]> => {
      const taken = await takeFanMails(tx, Math.min(AT_ONCE, await findNewsCapacity(tx)));
      const wanted = taken.filter(isWanted);
      for (const mail of wanted)
        await queueMail(tx, config, { accountId: mail.accountId, letter: writeFanLetter(config, mail) });
      await noteFanMailsSent(tx, wanted);
      return taken;
    });
    if (mails.length === 0) return sent;
    sent += mails.filter(isWanted).length;
  }
}
