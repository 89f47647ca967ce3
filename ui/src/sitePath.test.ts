// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from './language/index.ts';
import { sitePath } from './sitePath.ts';

const installationIn = (language: string) => {
  document.head.innerHTML = `<meta name="komawari-language" content="${language}" />`;
};

afterEach(() => {
  document.head.replaceChildren();
  setLanguage('en');
});

it.each([
  ['/works/w1', '/ja/works/w1'],
  ['/search?q=paid:', '/ja/search?q=paid:'],
  ['/', '/ja'],
  ['/?from=mail', '/ja?from=mail'],
  ['/ja/works/w1', '/ja/works/w1'],
])('a page in the other language than the installation leads to %s at %s', (path, there) => {
  installationIn('en');
  setLanguage('ja');
  expect(sitePath(path)).toBe(there);
});

it('a page that changes to the language of the installation leads to the plain addresses again', () => {
  installationIn('ja');
  setLanguage('en');
  expect(sitePath('/works/w1')).toBe('/en/works/w1');
  setLanguage('ja');
  expect(sitePath('/works/w1')).toBe('/works/w1');
});

it('a page that does not know the language of the installation leads to the plain addresses', () => {
  setLanguage('ja');
  expect(sitePath('/works/w1')).toBe('/works/w1');
});
