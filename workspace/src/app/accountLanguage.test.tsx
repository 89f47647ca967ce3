import { setLanguage } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import signInTexts from '../messages/signIn.js';
import { languageOfDevice, rememberLanguage } from './languageOfDevice.ts';
import { languageOfRequest } from './languageOfRequest.ts';
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

function Screen({ chosen, asked }: { chosen?: 'en' | 'ja' | null; asked?: 'en' | 'ja' | undefined }) {
  const isInLanguage = useAccountLanguage(chosen, asked);
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

const request = '/oauth2/authorize?client_id=shelf&ui_locales=';

test.each([
  ['ja', 'ja'],
  ['fr-CA JA-JP en', 'ja'],
  ['en-GB ja', 'en'],
  ['fr', undefined],
  ['', undefined],
] as const)('an application that wishes for “%s” has its request and the sign-in before it in %s', (tags, language) => {
  const address = request + encodeURIComponent(tags);
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  expect(languageOfRequest({ pathname, search })).toBe(language);
  expect(languageOfRequest({ pathname: '/signin', search: `?to=${encodeURIComponent(address)}` })).toBe(language);
});

test.each([
  '/signin?ui_locales=ja',
  '/signin?to=/works/w1?ui_locales=ja',
  '/signin?to=https://evil.example/oauth2/authorize?ui_locales=ja',
])('at %s no application asks for a language', (address) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)(.*)/s);
  expect(languageOfRequest({ pathname, search })).toBeUndefined();
});

test('an application’s wish goes before the account’s choice on its screens, and is remembered nowhere', async () => {
  const { rerender } = render(<Screen chosen="en" asked="ja" />);
  expect(await screen.findByText('ログイン')).toBeTruthy();
  expect(localStorage.getItem('komawari_language')).toBeNull();
  // The person is at home again.
  rerender(<Screen chosen="en" />);
  expect(await screen.findByText('Sign in')).toBeTruthy();
  expect(localStorage.getItem('komawari_language')).toBe('en');
});
