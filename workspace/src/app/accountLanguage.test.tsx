import { setLanguage } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import signInTexts from '../messages/signIn.js';
import { languageOfDevice, rememberLanguage } from './languageOfDevice.ts';
import { useAccountLanguage } from './useAccountLanguage.ts';

const speaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  setLanguage('en');
});

test('before anybody is known a page speaks what the browser asks for, or what was shown here last', () => {
  speaks('fr', 'ja-JP', 'en');
  expect(languageOfDevice()).toBe('ja');
  speaks('fr');
  expect(languageOfDevice()).toBe('en');
  rememberLanguage('ja');
  expect(languageOfDevice()).toBe('ja');
});

function Screen({ chosen }: { chosen?: 'en' | 'ja' | null }) {
  const isInLanguage = useAccountLanguage(chosen);
  const { signIn } = useTexts(signInTexts);
  return isInLanguage ? <h1>{signIn.title()}</h1> : <p>Waiting</p>;
}

test('nothing is drawn before it is in the language that the account chose, which the device then remembers', async () => {
  // Nobody knows yet who is here.
  const { rerender } = render(<Screen />);
  rerender(<Screen chosen="ja" />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(await screen.findByText('ログイン')).toBeTruthy();
  expect(document.documentElement.lang).toBe('ja');
  expect(localStorage.getItem('komawari_language')).toBe('ja');
});

test('a choice of later changes the screen where it stands', async () => {
  const { rerender } = render(<Screen chosen={null} />);
  expect(screen.getByText('Sign in')).toBeTruthy();
  rerender(<Screen chosen="ja" />);
  expect(screen.queryByText('Waiting')).toBeNull();
  expect(await screen.findByText('ログイン')).toBeTruthy();
});
