// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flash } from '@komawari/ui/flash';
import { findPlace, storePlace } from '@komawari/ui/reader/places.ts';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { pageToResume } from '../episodes/parts/resumeFromHistory.ts';
import { refreshCounts } from '../counts/refreshCounts.ts';
import { showFreshSeals } from '../seals/showFreshSeals.ts';
import { newestPlace } from '../reading/newestPlace.ts';
import { placesOf } from '../reading/showHistory.ts';
import { showReading } from '../reading/showReading.ts';
import { startEpisodeOrder } from '../reading/startEpisodeOrder.ts';
import { startShareButtons } from './parts/startShareButtons.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

const row = (number: number) =>
  `<li data-episode="e${number}" data-place="第${number}話"><a href="/episodes/e${number}"></a><div data-reading></div></li>`;
const list = `<a data-read-work="w1" href="/episodes/e1">Read 第1話</a>
  <div data-episode-order><button data-order="newest"></button><button data-order="oldest"></button></div>
  <ul data-episodes>${row(3)}${row(2)}${row(1)}</ul>`;
const button = () => document.querySelector<HTMLAnchorElement>('[data-read-work]');

it('calls a work new for 48 hours', () => {
  const at = Date.parse('2026-11-20T12:00:00Z');
  document.body.innerHTML = `<b data-new-since="2026-11-18T12:00:01Z" hidden></b><b data-new-since="2026-11-18T12:00:00Z" hidden></b>
    <b data-new-since="2026-11-21T12:00:00Z"></b>`;
  showFreshSeals(document, at);
  expect([...document.querySelectorAll<HTMLElement>('b')].map((seal) => seal.hidden)).toEqual([false, true, true]);
});

it('shows Share, whose place was kept, once it can share', () => {
  document.body.innerHTML = '<button data-share="灯台の猫" data-waiting></button>';
  startShareButtons(document);
  expect(document.querySelector('[data-share][data-waiting]')).toBeNull();
});

it('says in the words of the page that a link was copied', async () => {
  document.body.innerHTML =
    '<button data-share="灯台の猫" data-share-words=\'["リンクをコピーしました","できませんでした"]\'></button>';
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  startShareButtons(document);
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(flash.get().body).toBe('リンクをコピーしました'));
  writeText.mockRejectedValue(new Error('blocked'));
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(flash.get().body).toBe('できませんでした'));
  vi.unstubAllGlobals();
});

it('goes on inside the episode that was left', () => {
  document.body.innerHTML = list;
  storePlace(localStorage, 'e1', { page: 8, fraction: 0, done: true });
  storePlace(localStorage, 'e2', { page: 9, fraction: 0, done: false });
  showReading(document, (id) => findPlace(localStorage, id));
  expect([button()?.textContent, button()?.getAttribute('href')]).toEqual(['Continue 第2話', '/episodes/e2']);
  expect([...document.querySelectorAll('[data-reading]')].map((end) => end.textContent)).toEqual(['', 'p.9', 'Read']);
});

it('offers the episode after the last one that was read', () => {
  document.body.innerHTML = list;
  storePlace(localStorage, 'e2', { page: 8, fraction: 0, done: true });
  showReading(document, (id) => findPlace(localStorage, id));
  expect([button()?.textContent, button()?.getAttribute('href')]).toEqual(['Read 第3話', '/episodes/e3']);
});

it('offers to read again when nothing is left', () => {
  document.body.innerHTML = list;
  storePlace(localStorage, 'e3', { page: 8, fraction: 0, done: true });
  showReading(document, (id) => findPlace(localStorage, id));
  expect([button()?.textContent, button()?.getAttribute('href')]).toEqual(['Read again', '/episodes/e1']);
});

it('says in Japanese where to go on', async () => {
  await inLanguage('ja');
  document.body.innerHTML = list;
  storePlace(localStorage, 'e1', { page: 8, fraction: 0, done: true });
  storePlace(localStorage, 'e2', { page: 9, fraction: 0, done: false });
  showReading(document, (id) => findPlace(localStorage, id));
  expect(button()?.textContent).toBe('第2話の続きを読む');
  expect(document.querySelector('li:last-child [data-reading]')?.textContent).toBe('読了');
  await inLanguage('en');
});

it('turns the list around and keeps the choice for the next work', () => {
  const order = () =>
    [...document.querySelectorAll<HTMLElement>('[data-episode]')].map((item) => item.dataset['episode']);
  document.body.innerHTML = list;
  startEpisodeOrder(document);
  document.querySelector<HTMLElement>('[data-order="oldest"]')?.click();
  expect(order()).toEqual(['e1', 'e2', 'e3']);
  document.body.innerHTML = list;
  startEpisodeOrder(document);
  expect(order()).toEqual(['e1', 'e2', 'e3']);
});

it('brings all counts of a page up to date with one request that says nothing about the reader', async () => {
  document.body.innerHTML = `<span data-count="episode:e1:likeCount">1</span><span data-count="episode:e1:commentCount">1</span>
    <span data-count="work:w1:viewCount" data-exact>1</span><span data-count="work:w9:viewCount">7</span>`;
  const statistics = {
    episodes: [{ id: 'e1', likeCount: 412, statistic: { commentCount: 38, viewCount: 5 } }],
    works: [{ id: 'w1', statistic: { viewCount: 184302, likeCount: 1, commentCount: 1, bookmarkCount: 1 } }],
  };
  // The edge to the network.
  const request = vi.fn<typeof fetch>(async () => Response.json({ data: { statistics } }));
  vi.stubGlobal('fetch', request);
  await refreshCounts(document);
  vi.unstubAllGlobals();
  expect([...document.querySelectorAll('span')].map((place) => place.textContent)).toEqual([
    '412',
    '38',
    '184,302',
    '7',
  ]);
  expect(request).toHaveBeenCalledTimes(1);
  const [address, init] = request.mock.calls[0] ?? [];
  expect(String(address)).toContain('opname=MediaTopClientOnly');
  expect(new Headers(init?.headers).has('authorization')).toBe(false);
  expect(JSON.parse(String(init?.body)).variables).toEqual({ episodeIds: ['e1'], workIds: ['w1', 'w9'] });
});

it('goes on where another device left off, as far as the reader came anywhere', () => {
  document.body.innerHTML = list;
  storePlace(localStorage, 'e1', { page: 3, fraction: 0, done: false });
  storePlace(localStorage, 'e2', { page: 9, fraction: 0, done: false });
  const node = (id: string, pageNumber: number, isCompleted: boolean) => ({
    node: { id, viewerReadingHistory: { id: `h${id}`, pageNumber, isCompleted } },
  });
  const work = {
    id: 'w1',
    episodes: {
      edges: [{ node: { id: 'e3', viewerReadingHistory: null } }, node('e2', 4, false), node('e1', 8, true)],
    },
  };
  const places = placesOf({ work } as Parameters<typeof placesOf>[0]);
  showReading(document, (id) => newestPlace(findPlace(localStorage, id), places.get(id) ?? null));
  expect([...document.querySelectorAll('[data-reading]')].map((end) => end.textContent)).toEqual(['', 'p.9', 'Read']);
  expect(button()?.textContent).toBe('Continue 第2話');
});

describe('an episode that was read on two devices', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const hour = 3_600_000;
  const episode = { pages: Array.from({ length: 8 }) as never[] } as never;
  const opened = (page: number) => ({ place: { page, fraction: 0 }, episode });
  const there = (pageNumber: number, hoursAgo: number, isCompleted = false) => ({
    pageNumber,
    isCompleted,
    readAt: new Date(now - hoursAgo * hour).toISOString(),
  });
  const here = (page: number, hoursAgo: number) => ({ page, fraction: 0, at: now - hoursAgo * hour });

  it.each([
    ['nothing is known here', null, 1, there(5, 1), 5],
    ['the other device was later', here(7, 30), 7, there(5, 1), 5],
    ['this device was later', here(2, 1), 2, there(5, 30), null],
    ['it was one session, further there', here(2, 0.9), 2, there(5, 1), 5],
    ['it was one session, further here', here(7, 0.9), 7, there(5, 1), null],
    ['both say the same', here(5, 30), 5, there(5, 1), null],
    ['it was read to its end there', here(2, 30), 2, there(8, 1, true), null],
    ['the page there is gone', null, 1, there(9, 1), null],
    ['nothing is known there', here(2, 1), 2, null, null],
  ])('opens at the furthest place of the newest session: %s', (_case, stored, page, history, expected) => {
    expect(pageToResume(opened(page), history, stored)).toBe(expected);
  });
});
