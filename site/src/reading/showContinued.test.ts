// @vitest-environment jsdom
import { storePlace } from '@komawari/ui/reader/places.ts';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beforePaint } from '../layout/parts/beforePaint.ts';
import { showContinued } from './showContinued.ts';

const episode = (id: string, work: string, next: string | null = null) => ({
  id,
  title: '',
  number: 3,
  publicNumber: 3,
  nextEpisode: next ? { id: next, title: '', number: 4, publicNumber: 4 } : null,
  work: { id: work, title: `題${work}`, language: 'en', coverImage: null, user: { id: `u${work}` } },
});

let asked: string[][];
let answers: boolean;

beforeEach(() => {
  asked = [];
  answers = true;
  localStorage.clear();
  delete document.documentElement.dataset.continues;
  document.body.innerHTML = '<section data-continue><ul data-continue-list aria-busy="true"></ul></section>';
  // The edge to the network.
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    if (!answers) throw new TypeError('offline');
    const { episodeIds } = (JSON.parse(body) as { variables: { episodeIds: string[] } }).variables;
    asked.push(episodeIds);
    const known = [episode('e1', 'w1'), episode('e2', 'w2', 'e3')];
    return Response.json({ data: { statistics: { episodes: known.filter(({ id }) => episodeIds.includes(id)) } } });
  });
});

afterEach(() => inLanguage('en'));

const show = () => showContinued(document.documentElement, localStorage);
const rows = () =>
  [...document.querySelectorAll('[data-continue-list] > li')].map((row) => [
    row.querySelector('a')?.getAttribute('href'),
    row.textContent,
  ]);
/** Whether the next page view keeps a place for it. */
function keepsPlace(): boolean {
  delete document.documentElement.dataset.continues;
  runInThisContext(beforePaint.replaceAll('localStorage', 'globalThis.localStorage'));
  return document.documentElement.dataset.continues !== undefined;
}

it('a guest goes on with what this device remembers, whose creators are named for hiding', async () => {
  storePlace(localStorage, 'e2', { page: 9, fraction: 0, done: true });
  storePlace(localStorage, 'e1', { page: 5, fraction: 0 });
  await show();
  expect(asked).toEqual([['e1', 'e2']]);
  expect(rows()).toEqual([
    ['/episodes/e1', '題w1第3話, p.5'],
    ['/episodes/e3', '題w2Next: 第4話'],
  ]);
  expect(document.querySelector<HTMLElement>('[data-creator]')?.dataset.creator).toBe('uw1');
  expect(document.querySelector<HTMLElement>('[data-creator] b')?.lang).toBe('en');
  expect(keepsPlace()).toBe(true);
});

it('the rows are in the language of the page', async () => {
  await inLanguage('ja');
  storePlace(localStorage, 'e2', { page: 9, fraction: 0, done: true });
  storePlace(localStorage, 'e1', { page: 5, fraction: 0 });
  await show();
  expect(rows().map(([, words]) => words)).toEqual(['題w1第3話のp.5', '題w2次は第4話']);
});

it('who has read everything is told so once, and the next page keeps no place for it', async () => {
  storePlace(localStorage, 'e1', { page: 9, fraction: 0, done: true });
  expect(keepsPlace()).toBe(true);
  await show();
  expect(rows()).toEqual([['/new_works', 'You have read everything you began. See the new works']]);
  expect(keepsPlace()).toBe(false);
  document.documentElement.dataset['prefix'] = '/ja';
  await show();
  delete document.documentElement.dataset['prefix'];
  expect(rows().map(([path]) => path)).toEqual(['/ja/new_works']);
});

it('without a connection the place leads to the history', async () => {
  storePlace(localStorage, 'e1', { page: 5, fraction: 0 });
  answers = false;
  await show();
  expect(rows()).toEqual([['/reading_histories', 'What you read could not be loaded. Open your history']]);
});

it('who has just signed in finds a place for it, until it is known that there is nothing', async () => {
  localStorage.setItem('komawari_session', '1');
  expect(keepsPlace()).toBe(true);
  delete document.documentElement.dataset.session;
  await show();
  expect(rows()).toEqual([['/new_works', 'What you begin to read will be here. See the new works']]);
  expect(keepsPlace()).toBe(false);
  delete document.documentElement.dataset.session;
});

it('who never read anything here keeps no place and asks nothing', async () => {
  expect(keepsPlace()).toBe(false);
  await show();
  expect(asked).toEqual([]);
});
