import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { ChoosePassword } from '../components/ChoosePassword.tsx';
import { SecondFactorScreen } from '../components/SecondFactorScreen.tsx';
import { GetSignInArt } from '../operations/GetSignInArt.ts';
import { playIdentity } from '../testing/playIdentity.ts';
import { HandleMailActionPage } from './HandleMailActionPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';
import { SignUpProfilePage } from './SignUpProfilePage.tsx';

beforeEach(() => inLanguage('ja'));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

test('a person who reads Japanese signs in, and is told in Japanese what did not work', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/identity/')
      ? Response.json(
          {
            code: 'BAD_USER_INPUT',
            message: 'That e-mail and password do not match.',
            messageJa: 'メールアドレスとパスワードが一致しません。',
            triesLeft: 3,
          },
          { status: 400 },
        )
      : Response.json({ data: { hotWorks: [] } }),
  );
  renderScreen(<SignInPage />, { path: '/signin', at: '/signin?to=/my/bookmarks' });
  expect(screen.getByRole('heading', { name: 'ログイン' })).toBeTruthy();
  expect(screen.getByText('ログインすると、ブックマークに進みます。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'ログインする' }));
  expect(await screen.findByText('パスワードを入力してください。')).toBeTruthy();
  fill('メールアドレス', 'mina@example.jp');
  fill('パスワード', 'wrong password');
  fireEvent.click(screen.getByRole('button', { name: 'ログインする' }));
  expect(
    await screen.findByText(
      'メールアドレスとパスワードが一致しません。あと3回間違えると、15分間ログインできなくなります。',
    ),
  ).toBeTruthy();
});

test.each<[name: string, title: string, Page: ComponentType]>([
  ['the sign-up', 'アカウントを作成', SignUpPage],
  ['a forgotten password', 'パスワードの再設定', ResetPasswordPage],
  ['the profile', 'プロフィール', SignUpProfilePage],
  ['an incomplete link', 'リンクが不完全です', HandleMailActionPage],
  ['the second step', '2段階認証', SecondFactorScreen],
])('%s has no English sentence', async (_name, title, Page) => {
  playApi(answerTo(GetSignInArt).with(() => ({ hotWorks: [] })));
  renderScreen(<Page />);
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(document.title).toBe(`${title} | Komawari`);
  const main = within(heading.closest('main') ?? document.body);
  expect(main.queryAllByText(/[a-z]{3,} [a-z]{2,}/i).map(({ textContent }) => textContent)).toEqual([]);
});

test('the meter beside a new password speaks Japanese', () => {
  playIdentity({});
  renderScreen(<ChoosePassword emailAddress="mina@example.jp" encryptedEmail="e" />);
  fill('パスワード', '12345');
  expect(screen.getByText('5文字（8文字以上が必要です）')).toBeTruthy();
});
