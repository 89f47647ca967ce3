import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

it.each([
  ['en', ['Ongoing', 'Fantasy', 'Right to left'], 'Read 第1話', ['Newest first', 'From 第1話'], 'More by 雨宮ましろ'],
  [
    'ja',
    ['連載中', 'ファンタジー', '右から左'],
    '第1話を読む',
    ['新しい順', '第1話から'],
    '雨宮ましろさんのほかの作品',
  ],
] as const)('the page of a work speaks %s', async (language, labels, read, orders, more) => {
  const openPage = await loadBuiltSite(undefined, language);
  const { document } = await openPage('/works/w0');
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(textsOf('.work .label-tag')).toEqual(labels);
  expect(textsOf('[data-read-work]')).toEqual([read]);
  expect(textsOf('.eplist__head .seg > *')).toEqual(orders);
  expect(textsOf('.tier-head h2')).toContain(more);
});
