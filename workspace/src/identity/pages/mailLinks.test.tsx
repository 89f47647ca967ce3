import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { askedAddress } from '../mailLinks.ts';
import { playIdentity, refused, signedIn } from '../testing/playIdentity.ts';
import { HandleMailActionPage } from './HandleMailActionPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { VerifyRecoverEmailPage } from './VerifyRecoverEmailPage.tsx';
import { VerifyResetPasswordPage } from './VerifyResetPasswordPage.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['verify', '/signup/verify_email?encryptedEmail=abc'],
  ['sign_in', '/signin?code=abc'],
  ['reset', '/verify_reset_password?code=abc'],
  ['recover', '/verify_recover_email?code=abc'],
  ['change_email', '/my/settings/account/verify_change_email?code=abc'],
  ['add_email', '/my/settings/account/verify_add_email_auth?code=abc'],
])('a link of the mode %s leads to %s', async (mode, address) => {
  playIdentity({});
  const path = '/handle_mail_action';
  const { navigation } = renderScreen(<HandleMailActionPage />, { path, at: `${path}?mode=${mode}&code=abc` });
  await screen.findByText('Another page');
  expect(navigation.stop.location.pathname + navigation.stop.location.search).toBe(address);
});

test.each(['?mode=reset', '?code=abc', '?mode=constructor&code=abc', ''])(
  'an incomplete link (%s) says so and leads on',
  async (query) => {
    playIdentity({});
    const path = '/handle_mail_action';
    renderScreen(<HandleMailActionPage />, { path, at: path + query });
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  },
);

test('a sign-in link carries where to go on this site, and nothing else', async () => {
  playIdentity({});
  const path = '/handle_mail_action';
  const at = (to: string) => `${path}?mode=sign_in&code=abc&to=${encodeURIComponent(to)}`;
  const own = renderScreen(<HandleMailActionPage />, { path, at: at('/my/bookmarks') });
  await screen.findByText('Another page');
  expect(own.navigation.stop.location.search).toBe('?code=abc&to=%2Fmy%2Fbookmarks');
  cleanup();
  const foreign = renderScreen(<HandleMailActionPage />, { path, at: at('//evil.example') });
  await screen.findByText('Another page');
  expect(foreign.navigation.stop.location.search).toBe('?code=abc');
});

test('asking for a new password says where the mail went, and how to go on', async () => {
  const calls = playIdentity({ send_mail_link: ({ email }) => ({ sentTo: email, resendAfter: 60 }) });
  renderScreen(<ResetPasswordPage />);
  fill('E-mail', 'mina@example.jp');
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('You can send it again in 60 s.')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'send_mail_link')).toEqual([
    { name: 'send_mail_link', body: { mode: 'reset', email: 'mina@example.jp', to: null } },
  ]);
});

test('whoever waits for a link is told while mail is slow, and told no more when it is not', async () => {
  let isSlow = true;
  playIdentity({
    send_mail_link: ({ email }) => ({ sentTo: email, resendAfter: 0 }),
    look_at_mail_queue: () => ({ isSlow }),
  });
  renderScreen(<ResetPasswordPage />);
  fill('E-mail', 'mina@example.jp');
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/Mail is taking longer than usual/)).toBeTruthy();
  isSlow = false;
  fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(/We sent the link to/)).toBeTruthy();
  expect(screen.queryByText(/Mail is taking longer than usual/)).toBeNull();
});

test.each([
  ['EXPIRED', 'This link has expired', 'Ask for a new link'],
  ['USED', 'This link was already used', 'Sign in'],
  ['REPLACED', 'This link is closed', 'Ask for a new link'],
  ['BROKEN', 'This link does not work', 'Ask for a new link'],
])('a password link that is %s is a screen of its own with the next step', async (code, title, step) => {
  playIdentity({ look_at_mail_link: () => refused(code, 'The reason in words.') });
  renderScreen(<VerifyResetPasswordPage />, { path: '/', at: '/?code=abc' });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText('The reason in words.')).toBeTruthy();
  expect(screen.getByRole('link', { name: step })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('a refused password stays in the field with its reason; a right one leads to one’s pages', async () => {
  playIdentity({
    look_at_mail_link: () => ({ email: 'mina@example.jp', currentEmail: 'mina@example.jp' }),
    reset_password: ({ password }) =>
      password === 'password123' ? refused('COMMON', 'On every list of guesses.', ['password']) : signedIn,
  });
  const { navigation } = renderScreen(<VerifyResetPasswordPage />, { path: '/', at: '/?code=abc' });
  expect(await screen.findByText('mina@example.jp')).toBeTruthy();
  fill('New password', 'password123');
  fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  expect(await screen.findByText('On every list of guesses.')).toBeTruthy();
  expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('password123');
  fill('New password', 'a quiet harbour');
  fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  await waitFor(() => expect(navigation.stop.location.pathname).toBe('/my'));
});

test('a sign-in link signs in by itself where it was asked for', async () => {
  askedAddress.keep('mina@example.jp');
  const calls = playIdentity({ look_at_mail_link: () => ({ email: '', currentEmail: null }) });
  renderScreen(<SignInPage />, { path: '/', at: '/?code=abc' });
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'sign_in_by_mail')).toEqual([
      { name: 'sign_in_by_mail', body: { code: 'abc', email: 'mina@example.jp' } },
    ]),
  );
  await waitFor(() => expect(askedAddress.read()).toBeNull());
});

test('a sign-in link asks for the address on another device', async () => {
  const calls = playIdentity({
    look_at_mail_link: () => ({ email: '', currentEmail: null }),
    sign_in_by_mail: ({ email }) =>
      email === 'mina@example.jp' ? signedIn : refused('OTHER_ADDRESS', 'Sent to another address.', ['email']),
  });
  renderScreen(<SignInPage />, { path: '/', at: '/?code=abc' });
  expect(await screen.findByText(/requested on another device/)).toBeTruthy();
  fill('E-mail', 'guess@example.jp');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Sent to another address.')).toBeTruthy();
  fill('E-mail', 'mina@example.jp');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'sign_in_by_mail')).toHaveLength(2));
});

test('taking an account back leads to a new password, with no session left here', async () => {
  const calls = playIdentity({
    look_at_mail_link: () => ({ email: 'mina@example.jp', currentEmail: 'thief@example.com' }),
    recover_email: () => ({ email: 'mina@example.jp', resetCode: 'next' }),
  });
  const { navigation } = renderScreen(<VerifyRecoverEmailPage />, { path: '/', at: '/?code=abc' });
  expect(await screen.findByText('thief@example.com')).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain('recover_email');
  fireEvent.click(screen.getByRole('button', { name: 'Put my address back' }));
  await waitFor(() =>
    expect(navigation.stop.location.pathname + navigation.stop.location.search).toBe(
      '/verify_reset_password?code=next',
    ),
  );
});
