import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { startTagFilter } from './parts/startTagFilter.ts';

const openPage = await loadBuiltSite();

it('the page of all tags lists the most used, the rising and every row, with how many works each has', async () => {
  const { status, document } = await openPage('/tags');
  expect(status).toBe(200);
  expect([...document.querySelectorAll('main h2, main h3')].map((heading) => heading.textContent?.trim())).toEqual([
    'Most used',
    'Rising',
    'All tags',
    'か',
    'な',
    'A–Z',
  ]);
  const first = document.querySelector('main .chip');
  expect([first?.getAttribute('href'), first?.textContent?.replaceAll(/\s+/g, ' ').trim()]).toEqual([
    `/tags/${encodeURIComponent('日常')}`,
    '日常 120 works',
  ]);
});

it('header and footer lead to it, and each row is reached by a link', async () => {
  const { document } = await openPage('/tags');
  expect(document.querySelector('.site-nav a[href="/tags"]')?.getAttribute('aria-current')).toBe('page');
  expect(document.querySelector('.site-footer a[href="/tags"]')).not.toBeNull();
  for (const link of document.querySelectorAll('.tag-index a'))
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent?.trim()).toBe(link.textContent?.trim());
});

it('says so where no work has a tag yet', async () => {
  const { document } = await openPage('/tags', {
    TagDirectory: { tagDirectory: { mostUsed: [], rising: [], rows: [] } },
  });
  expect(document.querySelector('main h2')?.textContent).toBe('No tags yet');
  expect(document.querySelector('main form')).toBeNull();
});

it('typing shows the tags with these letters, in either kana, and asks the search without a script', async () => {
  const { body } = await openPage('/tags');
  const { document, Event } = new JSDOM(body).window;
  startTagFilter(document);
  const field = document.querySelector<HTMLInputElement>('#tag-filter');
  const type = (text: string) => {
    if (field) field.value = text;
    field?.dispatchEvent(new Event('input'));
    return [...document.querySelectorAll('.tag-row:not([hidden]) li:not([hidden]) a > span')].map(
      (title) => title.textContent,
    );
  };
  expect(field?.form?.getAttribute('action')).toBe('/search');
  expect(type('がんま')).toEqual(['ガンマン']);
  expect(type('ｓｆ')).toEqual(['SF']);
  expect(document.querySelector('[data-tags-found]')?.textContent).toBe('1 tag. Press Enter to open it.');
  expect(document.querySelector<HTMLElement>('[data-tags-above]')?.hidden).toBe(true);
  expect(type('zzz')).toEqual([]);
  expect(type('')).toEqual(['学園', 'ガンマン', '日常', 'SF']);
});

it('speaks Japanese where the site does, what its script says too', async () => {
  const openJapanese = await loadBuiltSite(undefined, 'ja');
  const { body } = await openJapanese('/tags');
  const { document, Event } = new JSDOM(body).window;
  expect([...document.querySelectorAll('main h2')].map((heading) => heading.textContent?.trim())).toEqual([
    'よく使われているタグ',
    '増えているタグ',
    'すべてのタグ',
  ]);
  const count = document.querySelector('main .chip small');
  expect([count?.getAttribute('lang'), count?.textContent?.replaceAll(/\s+/g, ' ').trim()]).toEqual(['ja', '120 作品']);
  startTagFilter(document);
  const found = () => document.querySelector('[data-tags-found]')?.textContent;
  const field = document.querySelector<HTMLInputElement>('#tag-filter');
  for (const [text, words] of [
    ['がんま', '1件のタグ。Enterキーで開けます。'],
    ['zzz', 'この文字を含むタグはありません。Enterキーで全体を検索できます。'],
  ]) {
    if (field) field.value = text ?? '';
    field?.dispatchEvent(new Event('input'));
    expect(found()).toBe(words);
  }
  expect(document.querySelector('[data-tags-found]')?.getAttribute('data-tags-found')).toContain('#件のタグ');
});
