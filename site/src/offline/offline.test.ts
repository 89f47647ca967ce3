import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';

it.each([
  ['en', 'You seem offline', 'On this device', 'Keep for offline'],
  ['ja', 'オフラインのようです', 'この端末に保存した話', 'オフライン用に保存する'],
] as const)(
  'without a line a page says so in %s, and so does an episode what it can keep',
  async (language, ...words) => {
    const openPage = await loadBuiltSite(undefined, language);
    const [heading, kept, keep] = words;
    const { document } = await openPage('/offline');
    expect(document.querySelector('h1')?.textContent).toBe(heading);
    expect(document.querySelector('#kept-title')?.textContent).toBe(kept);
    expect(document.querySelector('[data-kept-none]')?.textContent).toContain(keep);
    const episode = await openPage('/episodes/e24');
    expect(episode.document.querySelector('[data-keep-part="keep"]')?.textContent?.trim()).toBe(keep);
  },
);

it.each([
  ['en', 'This page has not reached your device.', 'このページはまだ端末に届いていません。'],
  ['ja', 'このページはまだ端末に届いていません。', 'This page has not reached your device.'],
] as const)('what the worker of a site in %s draws itself is in that language alone', (language, own, other) => {
  const worker = readFileSync(new URL(`../../dist/${language}/client/sw.js`, import.meta.url), 'utf8');
  expect(worker).toContain(own);
  expect(worker).not.toContain(other);
});
