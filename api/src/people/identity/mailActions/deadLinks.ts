import { HasProblems, problem, type Problem } from '../../../kernel/errors.ts';
import type { DeadCode, MailAction } from '../store/mailActions.ts';

const WORDS: Record<DeadCode, readonly [en: string, ja: string]> = {
  BROKEN: [
    'This link is incomplete, or was made for something else. Copy the whole link from the mail.',
    'リンクが正しくありません。メールのアドレスをすべてコピーしてください。',
  ],
  EXPIRED: ['This link has expired. Ask for a new one; it takes a minute.', 'リンクの有効期限が切れています。'],
  USED: ['This link has already been used. Each link works once.', 'このリンクは使用済みです。'],
  REPLACED: [
    'This link no longer works: something about the sign-in changed after the mail was sent.',
    'メールの送信後にログイン方法が変更されたため、このリンクは無効です。',
  ],
};

/** Passes a living action on. Otherwise notes why the link does nothing, under the path "code", and ends the use case. */
export function insistOnLife(action: MailAction | DeadCode, found: Problem[]): MailAction {
  if (typeof action !== 'string') return action;
  found.push(problem(['code'], action, ...WORDS[action]));
  throw new HasProblems();
}

/** Ends the use case when the link is somebody else's: two accounts in one browser. */
export function insistOnOwner(action: MailAction, accountId: string, found: Problem[]): void {
  if (action.accountId === accountId) return;
  found.push(
    problem(
      ['code'],
      'OTHER_ACCOUNT',
      'This link belongs to another account. Sign out, sign in with that one, and open the link again.',
      'このリンクは別のアカウントのものです。',
    ),
  );
  throw new HasProblems();
}
