import { expect, it } from 'vitest';
import { languagePath, readLanguagePath } from './languagePaths.ts';

it.each([
  ['en', '/new_works', '/new_works'],
  ['en', '/', '/'],
  ['ja', '/new_works', '/ja/new_works'],
  ['ja', '/', '/ja'],
  ['ja', '/tags/%E6%97%A5%E5%B8%B8', '/ja/tags/%E6%97%A5%E5%B8%B8'],
] as const)('in %s, where English is the installation’s, %s is at %s', (language, path, prefixed) => {
  expect(languagePath(language, path, 'en')).toBe(prefixed);
  if (language !== 'en') expect(readLanguagePath(prefixed)).toEqual({ language, path });
});

it('prefixes English where Japanese is the installation’s', () => {
  expect(languagePath('en', '/@haru', 'ja')).toBe('/en/@haru');
  expect(languagePath('ja', '/@haru', 'ja')).toBe('/@haru');
});

it.each([
  ['/ja', 'ja', '/'],
  ['/ja/', 'ja', '/'],
  ['/en', 'en', '/'],
  ['/en/works/w1', 'en', '/works/w1'],
  ['/ja/ja', 'ja', '/ja'],
])('%s is the page %s of %s', (prefixed, language, path) => {
  expect(readLanguagePath(prefixed)).toEqual({ language, path });
});

it.each([
  '/',
  '',
  'ja',
  '/january',
  '/ja-JP',
  '/JA',
  '/fr/works',
  '/works/ja',
  '/@ja',
  '/ja//elsewhere.example',
  String.raw`/ja/\elsewhere.example`,
])('%j has no prefix', (path) => {
  expect(readLanguagePath(path)).toBeNull();
});
