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

test('a form without an address is not sent before its script is there, and its page is asked for anew by a second press', () => {
  document.body.innerHTML = '<form data-wall><button data-early>Watch</button></form>';
  const button = document.querySelector('button')!;
  const click = (detail: number) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  expect(click(1)).toBe(false);
  expect('tapped' in button.dataset).toBe(true);
  expect(click(2)).toBe(false);
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.querySelector('form')!.addEventListener('submit', sent);
  click(1);
  expect(sent).toHaveBeenCalledOnce();
});

test('a form whose script is there is sent', () => {
  document.body.innerHTML = '<form><button>Watch</button></form>';
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.querySelector('form')!.addEventListener('submit', sent);
  document.querySelector('button')!.click();
  expect(sent).toHaveBeenCalledOnce();
});
