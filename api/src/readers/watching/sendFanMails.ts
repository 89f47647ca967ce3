import type { Config } from '../../config/config.ts';
import type { Needs } from '../../graphql/context.ts';
import { pageUrl } from '../../kernel/languagePaths.ts';
import { queueMail, findNewsCapacity, type Letter } from '../../mail/index.ts';
import readerMails from '../../messages/readerMails.js';
import { orInstallations } from '../../people/identity/index.ts';
import { noteFanMailsSent, takeFanMails, type FanMail } from './store/fanMessages.ts';
import { writeUnsubscribeToken } from './unsubscribeLink.ts';

/** Letters in one transaction. */
const AT_ONCE = 50;

type Wanted = FanMail & { email: string };

const isWanted = (mail: FanMail): mail is Wanted => mail.email !== null;

function writeFanLetter(config: Config, mail: Wanted): Letter {
  const { accountId, userId, creatorName: creator, screenName } = mail;
  const { publicUrl } = config.http;
  const token = writeUnsubscribeToken(config.secret, { accountId, userId });
  const language = orInstallations(config, mail.language);
  const { fan } = readerMails[language];
  return {
    kind: 'NEWS',
    to: mail.email,
    language,
    subject: fan.subject({ creator, subject: mail.subject }),
    heading: mail.subject,
    paragraphs: mail.body.split(/\n{2,}/),
    action: { label: fan.action({ creator }), url: pageUrl(config, language, `/@${screenName}`) },
    notes: [fan.note({ creator })],
    unsubscribe: { url: `${publicUrl}/mail/unsubscribe?token=${token}`, words: fan.unsubscribe({ creator }) },
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
