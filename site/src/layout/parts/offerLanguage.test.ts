// @vitest-environment jsdom
import { flash } from '@komawari/ui/flash';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { languageOffers } from './languageOffers.ts';
import { offerLanguage } from './offerLanguage.ts';

const speaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const link = () => document.querySelector('a')!;

beforeEach(() => {
  localStorage.clear();
  flash.clear();
  document.body.innerHTML = `<a href="#ja" hreflang="ja" data-offer='${JSON.stringify(languageOffers.ja.words)}'>日本語</a>`;
});
afterEach(() => vi.restoreAllMocks());

it('whoever reads Japanese is offered it on an English page, once on a device, and is sent nowhere', () => {
  speaks('ja-JP', 'en');
  offerLanguage(document, localStorage);
  expect(flash.get()).toMatchObject({ body: 'このページは日本語でも読めます。', action: { label: '日本語で読む' } });
  expect(location.hash).toBe('');
  flash.clear();
  offerLanguage(document, localStorage);
  expect(flash.get().body).toBe('');
});

it.each([[['en-GB', 'ja']], [['fr']], [['fr', 'en', 'ja']]])(
  'a browser that asks for %j is offered nothing',
  (tags) => {
    speaks(...tags);
    offerLanguage(document, localStorage);
    expect(flash.get().body).toBe('');
  },
);

it('the switch is remembered on the device, for the workspace too', () => {
  speaks('en');
  offerLanguage(document, localStorage);
  link().click();
  expect(localStorage.getItem('komawari_language')).toBe('ja');
});

it('the other page has the same search, and opens at the same place', () => {
  speaks('en');
  link().href = '/ja/search';
  link().addEventListener('click', (event) => event.preventDefault());
  offerLanguage(document, localStorage);
  history.replaceState(null, '', '/search?q=%E7%81%AF&o=new#p3');
  link().click();
  history.replaceState(null, '', '/');
  expect(link().getAttribute('href')).toContain('/ja/search?q=%E7%81%AF&o=new#p3');
});

it('whoever chose the language of the page is not offered the other one', () => {
  speaks('ja');
  localStorage.setItem('komawari_language', 'en');
  offerLanguage(document, localStorage);
  expect(flash.get().body).toBe('');
});
