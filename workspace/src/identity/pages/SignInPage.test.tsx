import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { playIdentity } from '../testing/playIdentity.ts';
import { SignInPage } from './SignInPage.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The identity service refuses; the art beside the form has no covers. */
function refuseSignIn(refusal: object, status = 400): void {
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/identity/') ? Response.json(refusal, { status }) : Response.json({ data: { hotWorks: [] } }),
  );
}

function signIn(): void {
  renderScreen(<SignInPage />);
  fill('E-mail', 'mina@example.jp');
  fill('Password', 'wrong password');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a wrong password says how many tries are left, and keeps both fields', async () => {
  refuseSignIn({ code: 'BAD_USER_INPUT', message: 'That e-mail and password do not match.', triesLeft: 3 });
  signIn();
  expect(
    await screen.findByText('That e-mail and password do not match. 3 tries left before a 15-minute pause.'),
  ).toBeTruthy();
  expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('mina@example.jp');
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('wrong password');
});

test('R2-044 where to go on is said, and goes along with a link by mail and to the sign-up', async () => {
  const calls = playIdentity({ send_mail_link: ({ email }) => ({ sentTo: email, resendAfter: 60 }) });
  renderScreen(<SignInPage />, { path: '/signin', at: '/signin?to=/my/bookmarks' });
  expect(screen.getByText('You will continue to your bookmarks.')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Create an account' })).getAttribute('href')).toBe(
    '/signup?to=%2Fmy%2Fbookmarks',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with a link by e-mail' }));
  await screen.findByLabelText('Send a sign-in link to');
  fill('Send a sign-in link to', 'mina@example.jp');
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'send_mail_link')?.body).toEqual({
      mode: 'sign_in',
      email: 'mina@example.jp',
      to: '/my/bookmarks',
    }),
  );
});

test('where to go on is said of a page in any language', () => {
  renderScreen(<SignInPage />, { path: '/signin', at: '/signin?to=/ja/works/w1' });
  expect(screen.getByText('You will continue to the work you were looking at.')).toBeTruthy();
});

test('too many tries say how long the pause is', async () => {
  refuseSignIn({ code: 'RATE_LIMITED', message: 'Too many tries.', retryAfter: 840 }, 429);
  signIn();
  expect(await screen.findByText('Too many tries. Try again in 14 minutes.')).toBeTruthy();
});

test('an outage is not blamed on the person who signs in, and what was typed stays', async () => {
  const message = 'Komawari cannot do this right now. Try again in a few seconds.';
  refuseSignIn({ code: 'SERVICE_UNAVAILABLE', message, retryAfter: 5 }, 503);
  signIn();
  expect(await screen.findByText(message)).toBeTruthy();
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('wrong password');
});
