import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { playIdentity } from '../testing/playIdentity.ts';
import { TwitterSignInPage } from './TwitterSignInPage.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
  vi.unstubAllGlobals();
});

test.each([
  ['/works/w1', '/works/w1'],
  ['//evil.example', null],
])('R2-045 the way to X remembers to return to %s as %s', async (to, remembered) => {
  const calls = playIdentity({ 'social/start': () => ({ attempt: 'a1', url: '#at-x' }) });
  renderScreen(<TwitterSignInPage />, { path: '/signin/twitter', at: `/signin/twitter?to=${encodeURIComponent(to)}` });
  await vi.waitFor(() => expect(window.location.hash).toBe('#at-x'));
  expect(calls.find(({ name }) => name === 'social/start')?.body).toEqual({
    provider: 'twitter',
    intent: 'SIGN_IN',
    mode: 'TAB',
    to: remembered,
  });
  expect(screen.getByRole('link', { name: 'Other ways to sign in' }).getAttribute('href')).toBe(
    remembered ? `/signin?to=${encodeURIComponent(remembered)}` : '/signin',
  );
});
