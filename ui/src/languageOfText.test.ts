import { expect, it } from 'vitest';
import { languageOfText } from './languageOfText.ts';

it.each([
  ['<p>An agreement between you and <mark>株式会社こまわり</mark>.</p>', 'en'],
  ['<p class="a-long-name-in-latin">Komawariの利用規約です。</p>', 'ja'],
  ['', 'en'],
])('%s is in the language that most of it is written in', (html, language) => {
  expect(languageOfText(html)).toBe(language);
});
