import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import { queueMail, type Letter } from '../../mail/index.ts';
import { findEmailOf } from './store/accounts.ts';

/** What happened to how an account is entered. */
export type AccountChange =
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'RECOVERY_CODES_RENEWED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'TOKEN_ADDED'
  | 'WEBHOOK_ADDED'
  | 'CLIENT_SECRET_ADDED';

const WORDS: Record<AccountChange, { heading: string; ja: string }> = {
  SECOND_FACTOR_ON: { heading: 'Two-step sign-in is on', ja: '2段階認証が有効になりました。' },
  SECOND_FACTOR_OFF: { heading: 'Two-step sign-in is off', ja: '2段階認証が無効になりました。' },
  RECOVERY_CODES_RENEWED: { heading: 'Your recovery codes are new', ja: 'リカバリーコードが新しくなりました。' },
  PASSKEY_ADDED: { heading: 'A passkey was added', ja: 'パスキーが追加されました。' },
  PASSKEY_REMOVED: { heading: 'A passkey was removed', ja: 'パスキーが削除されました。' },
  TOKEN_ADDED: { heading: 'A personal token was made', ja: 'アクセストークンが作成されました。' },
  WEBHOOK_ADDED: { heading: 'A webhook was added', ja: 'Webhookが追加されました。' },
  CLIENT_SECRET_ADDED: {
    heading: 'A secret was made for your application',
    ja: 'アプリケーションの秘密鍵が作成されました。',
  },
};

const letterOf = (to: string, change: AccountChange, url: string): Letter => ({
  kind: 'NOTICE',
  to,
  subject: WORDS[change].heading,
  heading: WORDS[change].heading,
  paragraphs: ['This changed in your Komawari account just now. If it was you, there is nothing to do.'],
  paragraphsJa: [WORDS[change].ja, '心当たりがない場合は、すぐにパスワードを変更してください。'],
  action: { label: 'Check your account', url },
  notes: ['If it was not you, change your password and sign out everywhere.'],
});

/**
 * ASVS 6.3.7: the owner hears of every change of how the account is entered; the mail is part of the change. An account
 * without an address hears nothing.
 */
export async function notifyOfChange(
  tx: Transaction,
  config: Config,
  { accountId, change }: { accountId: string; change: AccountChange },
): Promise<void> {
  const to = await findEmailOf(tx, accountId);
  if (to === null) return;
  const letter = letterOf(to, change, `${config.http.publicUrl}/my/settings/account`);
  await queueMail(tx, config, { accountId, letter });
}
