// @vitest-environment jsdom
import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openAccountMenu } from './parts/openAccountMenu.tsx';
import { showAccount } from './showAccount.ts';

const mina = { id: 'u1', screenName: 'mina', displayName: 'ミナ', iconImage: null };
const icon = {
  id: 'i1',
  url: '/images/i1/960.webp',
  srcSet: '/images/i1/320.webp 320w',
  avifSrcSet: '',
  width: 400,
  height: 300,
  focusX: 0.25,
  focusY: 0.5,
  altText: '',
};

beforeEach(() => {
  document.body.innerHTML = '<a href="/my" aria-label="Your account" data-account><svg></svg></a>';
  showAccount(document, mina);
});

const way = () => document.querySelector<HTMLElement>('[data-account]')!;

it('who has no picture is shown by the first letter of their name', () => {
  expect(way().textContent).toBe('ミ');
});

it('a picture keeps its focus point and takes the room of the icon', () => {
  showAccount(document, { ...mina, iconImage: icon });
  const picture = way().querySelector('img');
  expect([picture?.sizes, picture?.style.objectPosition, picture?.alt]).toEqual(['32px', '25% 50%', '']);
});

it('what led to the own pages opens a menu, as a button does', () => {
  expect([way().role, way().ariaHasPopup, way().ariaExpanded]).toEqual(['button', 'menu', 'false']);
  const space = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
  const pressed: Event[] = [];
  way().addEventListener('click', (event) => pressed.push(event));
  way().dispatchEvent(space);
  expect([space.defaultPrevented, pressed.length, pressed[0]?.defaultPrevented]).toEqual([true, 1, true]);
});

it.each([
  ['en', 'Sign out', 'You are still signed in. Try again.'],
  ['ja', 'ログアウトする', 'ログアウトできませんでした。もう一度お試しください。'],
] as const)('who could not sign out is told so in %s', async (language, name, words) => {
  // The edge to the network, which is away.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await inLanguage(language);
  openAccountMenu(way(), mina);
  fireEvent.click(await screen.findByText(name));
  await waitFor(() => expect(flash.get().body).toBe(words));
  await inLanguage('en');
});

it('the menu leads to public pages in the language of the page, and to one’s own as ever', async () => {
  document.documentElement.dataset['prefix'] = '/ja';
  openAccountMenu(way(), mina);
  const places = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'));
  delete document.documentElement.dataset['prefix'];
  expect(places).toEqual(expect.arrayContaining(['/my', '/workspace', '/ja/offline', '/ja/@mina']));
});
