import type { Letter } from '../../../mail/index.ts';

const ONCE = 'The link works once, for one hour.';
const NOT_YOU = 'If this was not you, ignore this mail and nothing happens.';

/** One click signs in. */
export const signInLetter = (to: string, url: string): Letter => ({
  kind: 'LINK',
  to,
  subject: 'Your sign-in link for Komawari',
  heading: 'Sign in to Komawari',
  paragraphs: ['Here is the link you asked for. On another device it asks for this address again.'],
  paragraphsJa: ['上のリンクを開くとログインできます（1時間・1回のみ有効）。'],
  action: { label: 'Sign in', url },
  notes: [ONCE, `${NOT_YOU} Do not share the link.`],
});

/** A forgotten password. */
export const resetLetter = (to: string, url: string): Letter => ({
  kind: 'LINK',
  to,
  subject: 'Choose a new password for Komawari',
  heading: 'Choose a new password',
  paragraphs: ['Somebody, probably you, asked for a new password. The old one works until you choose another.'],
  paragraphsJa: ['上のリンクから新しいパスワードを設定できます（1時間・1回のみ有効）。'],
  action: { label: 'Choose a password', url },
  notes: [ONCE, NOT_YOU],
});

/** Nobody signs in with this address: said in the mail, which only the owner of the address reads, and never on screen. */
export const unknownLetter = (to: string, url: string): Letter => ({
  kind: 'LINK',
  to,
  subject: 'No account with this address at Komawari',
  heading: 'No account uses this address',
  paragraphs: ['Somebody, probably you, wanted to sign in to Komawari with this address. No account uses it.'],
  paragraphsJa: [
    'このメールアドレスで登録されたアカウントはありません。別のアドレスか外部サービスで登録した可能性があります。',
  ],
  action: { label: 'Create an account', url },
  notes: ['Perhaps you signed up with another address, or with another service.', NOT_YOU],
});

/** To the new address of an account. */
export const changeEmailLetter = (to: string, url: string): Letter => ({
  kind: 'LINK',
  to,
  subject: 'Use this address at Komawari',
  heading: 'Use this address from now on',
  paragraphs: [
    'You want to sign in to Komawari with this address. Open the link in the browser you are signed in with.',
  ],
  paragraphsJa: ['上のリンクを開くと、このメールアドレスに変更されます（1時間・1回のみ有効）。'],
  action: { label: 'Use this address', url },
  notes: [ONCE, NOT_YOU],
});

/** To the earlier address: the way back for a week. */
export const recoverLetter = (to: string, newEmail: string, url: string): Letter => ({
  kind: 'NOTICE',
  to,
  subject: 'Your address at Komawari was changed',
  heading: 'Your address was changed',
  paragraphs: [
    `Your Komawari account signs in with ${newEmail} now, no longer with this address.`,
    'If that was you, there is nothing to do. If not, take the account back: the link puts this address in place again, signs everybody out and lets you choose a new password.',
  ],
  paragraphsJa: ['メールアドレスが変更されました。心当たりがない場合は、上のリンクから7日以内に元に戻せます。'],
  action: { label: 'This was not me', url },
  notes: ['The link works once, for seven days.'],
});

/** To the first address of an account that signs in another way. */
export const addEmailLetter = (to: string, url: string): Letter => ({
  kind: 'LINK',
  to,
  subject: 'Add this address to your Komawari account',
  heading: 'Add this address to your account',
  paragraphs: ['Open the link in the browser you are signed in with, and choose a password.'],
  paragraphsJa: ['上のリンクを開いて、パスワードを設定してください（1時間・1回のみ有効）。'],
  action: { label: 'Add this address', url },
  notes: [ONCE, NOT_YOU],
});

/** The address somebody wants to change to, or to add, signs in an account already. */
export const takenLetter = (to: string, url: string): Letter => ({
  kind: 'LINK',
  to,
  subject: 'This address has an account at Komawari',
  heading: 'This address already has an account',
  paragraphs: [
    'Somebody, probably you, wanted to use this address for another Komawari account. An address can sign in to one account only, so nothing changed.',
  ],
  paragraphsJa: ['このメールアドレスはすでに別のアカウントで使われているため、変更されませんでした。'],
  action: { label: 'Sign in with this address', url },
  notes: [NOT_YOU],
});

/** After the password changed, by whatever way. */
export const passwordChangedLetter = (to: string, url: string): Letter => ({
  kind: 'NOTICE',
  to,
  subject: 'Your password at Komawari was changed',
  heading: 'Your password was changed',
  paragraphs: ['Other devices are signed out. If that was you, there is nothing to do.'],
  paragraphsJa: ['パスワードが変更されました。心当たりがない場合は、上のリンクから再設定してください。'],
  action: { label: 'This was not me', url },
  notes: ['The link leads to the screen where a new password is asked for by mail.'],
});
