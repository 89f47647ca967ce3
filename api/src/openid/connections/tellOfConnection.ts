import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import { queueMail } from '../../mail/index.ts';
import { findEmailOf } from '../../people/identity/index.ts';

/**
 * Tells a person that a new application signs them in, in the transaction in which it happens. An account without an address
 * hears nothing.
 */
export async function tellOfConnection(
  tx: Transaction,
  config: Config,
  { accountId, clientName }: { accountId: string; clientName: string },
): Promise<void> {
  const to = await findEmailOf(tx, accountId);
  if (to === null) return;
  await queueMail(tx, config, {
    accountId,
    letter: {
      kind: 'NOTICE',
      to,
      subject: 'An application signs you in with Komawari',
      heading: 'An application was connected',
      paragraphs: [
        `You let ${clientName} sign you in with your Komawari account just now. If it was you, there is nothing to do.`,
      ],
      paragraphsJa: [
        `${clientName}にKomawariのアカウントでのログインを許可しました。`,
        '心当たりがない場合は、接続を解除し、パスワードを変更してください。',
      ],
      action: { label: 'See connected applications', url: `${config.http.publicUrl}/my/settings/account` },
      notes: ['If it was not you, disconnect it there, change your password and sign out everywhere.'],
    },
  });
}
