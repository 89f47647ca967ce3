import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

const openPage = await loadBuiltSite(undefined, 'ja');

it.each([
  ['/new_works', '新着作品', '最初に公開された順に並んでいます。'],
  [`/tags/${encodeURIComponent('日常')}`, '# 日常', '10作品'],
])('%s speaks Japanese where the site does', async (path, title, line) => {
  const { document } = await openPage(path);
  const words = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim();
  expect([words('.page-head h1'), words('.page-head .muted'), words('main h2.sr')]).toEqual([title, line, '作品']);
});
