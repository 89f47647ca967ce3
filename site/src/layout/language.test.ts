import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

it.each([
  ['en', 'Manga by the people who draw it, episode by episode.', 'Reading history'],
  ['ja', '描く人から届く、話ごとに読めるマンガ。', '閲覧履歴'],
] as const)('a page built in %s is in that language', async (language, tagline, history) => {
  const openPage = await loadBuiltSite(undefined, language);
  const { document } = await openPage('/');
  expect(document.documentElement.lang).toBe(language);
  const footer = document.querySelector('.site-footer');
  expect(footer?.textContent).toContain(tagline);
  expect(footer?.querySelector('[href="/reading_histories"]')?.textContent?.trim()).toBe(history);
});
