// @vitest-environment jsdom
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, expect, it } from 'vitest';
import { samplePage } from '../testing/sampleSite.ts';
import { drawPage } from './drawPage.ts';

afterEach(() => inLanguage('en'));

it.each([
  ['en', 'Page 3 of 8'],
  ['ja', '8ページ中3ページ目'],
] as const)('a page nobody described says in %s which one it is', async (language, alt) => {
  await inLanguage(language);
  expect(
    drawPage(samplePage(3, { altText: '' }) as never, { total: 8, language: 'ja' }).querySelector('img')?.alt,
  ).toBe(alt);
});

it('what stands on a page is in the language of the work', () => {
  const page = drawPage(samplePage(3, { altText: 'A cat', transcript: 'Meow' }) as never, { total: 8, language: 'en' });
  expect(page.querySelector('img')?.lang).toBe('en');
  expect(page.querySelector<HTMLElement>('[data-transcript]')?.lang).toBe('en');
});
