import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import { composeLetter, queueMail } from '../../mail/index.ts';
import accountMails from '../../messages/accountMails.js';
import { findRecipient } from '../../people/identity/index.ts';

/**
 * Tells a person that a new application signs them in, in the transaction in which it happens. An account without an address
 * hears nothing.
 */
export async function tellOfConnection(
  tx: Transaction,
  config: Config,
  { accountId, clientName }: { accountId: string; clientName: string },
): Promise<void> {
  const recipient = await findRecipient(tx, config, accountId);
  if (!recipient) return;
  const { connection } = accountMails[recipient.language];
  const letter = composeLetter(recipient, connection, {
    kind: 'NOTICE',
    url: `${config.http.publicUrl}/my/settings/account`,
    paragraphs: [connection.body({ client: clientName })],
    notes: [connection.note()],
  });
  await queueMail(tx, config, { accountId, letter });
}
