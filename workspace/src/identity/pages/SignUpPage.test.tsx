import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetSignInArt } from '../operations/GetSignInArt.ts';
import { sendSignUpLink } from '../operations/sendSignUpLink.ts';
import { SignUpPage } from './SignUpPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('R2-046 where to go on is said, and goes along with the mail and to the sign-in', async () => {
  const { calls } = playApi(
    answerTo(GetSignInArt).with(() => ({ hotWorks: [] })),
    answerTo(sendSignUpLink).with(({ input }) => ({
      sendSignUpLink: { sentTo: input.emailAddress, resendAfter: 60, problems: [] },
    })),
  );
  renderScreen(<SignUpPage />, { path: '/signup', at: '/signup?to=/my/bookmarks' });
  expect(screen.getByText('You will continue to your bookmarks.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?to=%2Fmy%2Fbookmarks');
  fill('E-mail', 'mina@example.jp');
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
  expect(calls.find(({ name }) => name === 'sendSignUpLink')?.variables).toEqual({
    input: { emailAddress: 'mina@example.jp', to: '/my/bookmarks' },
  });
});
