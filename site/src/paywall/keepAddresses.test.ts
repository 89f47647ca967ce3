// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAddresses } from './parts/keepAddresses.ts';

const minutes = 60_000;
let reading: AbortController;
/** How often addresses were asked for. */
let asked: number;
let answers: boolean;
let isHidden: boolean;

const address = (number: number) => `/images/p${number}.webp?signed=${asked}`;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T03:00:00Z') });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  [asked, answers, isHidden] = [0, true, false];
  reading = new AbortController();
  // Page 4 is here, page 5 failed, and page 6 was not asked for yet.
  document.body.innerHTML = `<main data-episode-id="e1">
    <div class="page" id="p4"><img src="/images/p4.webp?signed=0" data-is-here></div>
    <div class="page" id="p5"><img src="/images/p5.webp?signed=0"></div>
    <div class="page" id="p6"><img data-src="/images/p6.webp?signed=0"></div>
  </main>`;
  const here = document.querySelector('[data-is-here]');
  if (here) Object.defineProperties(here, { complete: { value: true }, naturalWidth: { value: 800 } });
  // The edge to the network.
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!answers) throw new TypeError('offline');
    const edges = [4, 5, 6].map((number) => ({
      node: { number, image: { slices: [{ url: address(number), srcSet: `${address(number)} 800w` }] } },
    }));
    return Response.json({ data: { episode: { id: 'e1', afterword: '', pages: { edges } } } });
  });
  keepAddresses(mainOf(), reading.signal);
});

afterEach(() => {
  reading.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function mainOf(): HTMLElement {
  const main = document.querySelector('main');
  if (!main) throw new Error('no page');
  return main;
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const picture = (number: number) => document.querySelector<HTMLImageElement>(`#p${number} img`);
const fail = (number: number) => picture(number)?.dispatchEvent(new Event('error'));

it('[R2-024] bought pages get new addresses before the old ones end; a picture that is here is left alone', async () => {
  await pass(9 * minutes);
  expect(asked).toBe(0);
  await pass(2 * minutes);
  expect(asked).toBe(1);
  expect(picture(4)?.getAttribute('src')).toBe('/images/p4.webp?signed=0');
  expect(picture(5)?.getAttribute('src')).toBe('/images/p5.webp?signed=1');
  expect(picture(5)?.getAttribute('srcset')).toBe('/images/p5.webp?signed=1 800w');
  expect(picture(6)?.hasAttribute('src')).toBe(false);
  expect(picture(6)?.dataset.src).toBe('/images/p6.webp?signed=1');
  await pass(10 * minutes);
  expect(asked).toBe(2);
});

it('a picture that fails has all addresses asked for at once, and many that fail together only once', async () => {
  await pass(minutes);
  for (const number of [5, 6, 5]) fail(number);
  await pass(0);
  expect(asked).toBe(1);
  expect(picture(5)?.getAttribute('src')).toBe('/images/p5.webp?signed=1');
  await pass(minutes);
  fail(5);
  await pass(0);
  expect(asked).toBe(2);
});

it('a page that nobody sees asks for nothing, and asks as soon as somebody looks again', async () => {
  isHidden = true;
  await pass(60 * minutes);
  expect(asked).toBe(0);
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toBe(1);
});

it('addresses that could not be had are asked for again soon, and what is here stays until then', async () => {
  answers = false;
  await pass(10 * minutes);
  expect(asked).toBe(1);
  expect(picture(5)?.getAttribute('src')).toBe('/images/p5.webp?signed=0');
  answers = true;
  await pass(minutes);
  expect(asked).toBe(2);
  expect(picture(5)?.getAttribute('src')).toBe('/images/p5.webp?signed=2');
});

it('who leaves the episode has nothing asked for any more', async () => {
  reading.abort();
  await pass(60 * minutes);
  fail(5);
  await pass(0);
  expect(asked).toBe(0);
});
