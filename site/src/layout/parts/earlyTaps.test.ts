// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { earlyTaps } from './earlyTaps.ts';

beforeAll(() => {
  runInThisContext(earlyTaps);
});
beforeEach(() => {
  location.hash = '';
  document.body.innerHTML = '<astro-island ssr><a rel="next" href="#after">Show more works</a></astro-island>';
});

const island = () => document.querySelector('astro-island')!;
const link = () => document.querySelector('a')!;

/** Answers whether the link leads to its page. */
const press = (how: MouseEventInit = {}) =>
  link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...how }));

test('a press on the link of a list before its script is there stays on the page, and counts once the script is there', async () => {
  const showMore = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  expect(press()).toBe(false);
  island().removeAttribute('ssr');
  link().addEventListener('click', showMore);
  island().dispatchEvent(new CustomEvent('astro:hydrate'));
  await vi.waitFor(() => expect(showMore).toHaveBeenCalledOnce());
  expect(location.hash).toBe('');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press that opens the link elsewhere, with %j, does so',
  (how) => {
    expect(press(how)).toBe(true);
  },
);

test('the link leads to its page when the script does not come', () => {
  press();
  island().dispatchEvent(new CustomEvent('astro:hydration-error'));
  expect(location.hash).toBe('#after');
});

test('a second press on the link leads to its page, the second click of a double click does not', () => {
  press();
  expect(press({ detail: 2 })).toBe(false);
  expect(press()).toBe(true);
});

test('the link is left alone once its script is there', () => {
  island().removeAttribute('ssr');
  expect(press()).toBe(true);
});
