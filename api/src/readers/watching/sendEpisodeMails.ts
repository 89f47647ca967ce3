import type { Needs } from '../../graphql/context.ts';
import { queueMail, findNewsCapacity } from '../../mail/index.ts';
import { fillEnvelopes, writeEpisodeLetter, type Envelope } from './episodeMailLetters.ts';
import { findMailLines, noteMailsSent, takeMails, tidyMails } from './store/episodeMails.ts';

/** Letters in one transaction. */
const AT_ONCE = 50;

/**
 * Hands the mails that are due over to the mail queue, as far as it has room for them: each once, and only what is still
 * wanted now. One transaction takes them and queues them, so a worker that dies leaves them to the next one.
 * @returns how many envelopes were handed over
 */
export async function sendEpisodeMails({ database, config }: Needs<'config' | 'database'>): Promise<number> {
  await database.transact(tidyMails);
  let sent = 0;
  for (;;) {
    const envelopes = await database.transact(async (tx): Promise<Envelope[]> => {
      const mails = await takeMails(tx, Math.min(AT_ONCE, await findNewsCapacity(tx)));
      const taken = fillEnvelopes(mails, await findMailLines(tx, mails));
      for (const envelope of taken) {
        const letter = writeEpisodeLetter(config, envelope);
        if (letter) await queueMail(tx, config, { accountId: envelope.mails[0]?.accountId ?? null, letter });
      }
      await noteMailsSent(
        tx,
        taken.flatMap(({ lines }) => lines),
      );
      return taken;
    });
    if (envelopes.length === 0) return sent;
    sent += envelopes.filter(({ lines }) => lines.length > 0).length;
  }
}
