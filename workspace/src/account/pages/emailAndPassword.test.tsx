import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { playIdentity, refused } from '../../identity/testing/playIdentity.ts';
import { ChangeEmailPage } from './ChangeEmailPage.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';
import { VerifyAddEmailAuthPage } from './VerifyAddEmailAuthPage.tsx';
import { VerifyChangeEmailPage } from './VerifyChangeEmailPage.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a wrong current password is said at its field, a right one changes it', async () => {
  const calls = playIdentity({
    change_password: ({ currentPassword }) =>
      currentPassword === 'right one'
        ? new Response(null, { status: 204 })
        : refused('WRONG', 'That is not your password.', ['currentPassword']),
  });
  const { navigation } = renderScreen(<ChangePasswordPage />, { path: '/change' });
  await screen.findByLabelText('Current password');
  fill('Current password', 'wrong one');
  fill('New password', 'a quiet harbour');
  fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  expect(await screen.findByText('That is not your password.')).toBeTruthy();
  expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('a quiet harbour');
  fill('Current password', 'right one');
  fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  await waitFor(() => expect(navigation.stop.location.pathname).toBe('/my/settings/account'));
  expect(screen.getByText('Password changed. Other devices are signed out.')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ currentPassword: 'right one', password: 'a quiet harbour' });
});

test('the form for a new address says which one is in use, and what is wrong with the new one', async () => {
  playIdentity({ send_address_link: () => refused('SAME', 'This is your address already.', ['email']) });
  renderScreen(<ChangeEmailPage />);
  expect(await screen.findByText('mina@example.jp')).toBeTruthy();
  fill('New address', 'mina@example.jp');
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('This is your address already.')).toBeTruthy();
});

test('a new address is used only after a click, and the old one is named', async () => {
  const calls = playIdentity({
    look_at_mail_link: () => ({ email: 'new@example.jp', currentEmail: 'mina@example.jp' }),
    change_email: () => ({ email: 'new@example.jp' }),
  });
  const { navigation } = renderScreen(<VerifyChangeEmailPage />, { path: '/verify', at: '/verify?code=abc' });
  expect(await screen.findByText(/instead of mina@example.jp/)).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain('change_email');
  fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  await waitFor(() => expect(navigation.stop.location.pathname).toBe('/my/settings/account'));
});

test('a link of another account in the same browser says so', async () => {
  playIdentity({
    look_at_mail_link: () => ({ email: 'new@example.jp', currentEmail: 'other@example.jp' }),
    change_email: () => refused('OTHER_ACCOUNT', 'This link belongs to another account.'),
  });
  renderScreen(<VerifyChangeEmailPage />, { path: '/verify', at: '/verify?code=abc' });
  fireEvent.click(await screen.findByRole('button', { name: 'Use this address' }));
  expect(await screen.findByRole('heading', { name: 'This link belongs to another account' })).toBeTruthy();
});

test('a first address gets a password, and the session is renewed as another kind of viewer', async () => {
  const calls = playIdentity({
    look_at_mail_link: () => ({ email: 'first@example.jp', currentEmail: null }),
    add_email: () => ({ email: 'first@example.jp' }),
  });
  document.cookie = 'komawari_session=1';
  const { navigation } = renderScreen(<VerifyAddEmailAuthPage />, { path: '/verify', at: '/verify?code=abc' });
  expect(await screen.findByText('first@example.jp')).toBeTruthy();
  fill('Password', 'a quiet harbour');
  fireEvent.click(screen.getByRole('button', { name: 'Add the address' }));
  await waitFor(() => expect(navigation.stop.location.pathname).toBe('/my/settings/account'));
  const names = calls.map(({ name }) => name);
  expect(names.indexOf('refresh')).toBeGreaterThan(names.indexOf('add_email'));
});
