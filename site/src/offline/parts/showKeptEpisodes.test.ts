// @vitest-environment jsdom
import { keptTables } from '@komawari/ui/kept/tables.ts';
import { sampleEpisode } from '@komawari/ui/kept/testing/sampleEpisode.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { showKeptEpisodes } from './showKeptEpisodes.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['prefix'];
});

it.each([
  ['/offline', '', true],
  ['/ja/offline', '/ja', true],
  // The worker shows the page of the installation's language in place of any other.
  ['/ja/offline', '', false],
  ['/ja/works/w1', '/ja', false],
])('at %s, on a page with the prefix "%s", it is a list and nothing went wrong: %s', async (path, prefix, isList) => {
  vi.spyOn(keptTables.episodes, 'all').mockResolvedValue([]);
  vi.spyOn(keptTables.queue, 'all').mockResolvedValue([]);
  if (prefix) document.documentElement.dataset['prefix'] = prefix;
  history.replaceState(null, '', path);
  document.body.innerHTML = `<section class="lost"><h1>You seem offline</h1></section>
    <div data-kept-places hidden></div><h2 id="kept-title">Kept</h2>`;
  await showKeptEpisodes(document);
  expect(document.querySelector('.lost') === null).toBe(isList);
  expect(document.querySelector<HTMLElement>('[data-kept-places]')?.hidden).toBe(!isList);
  expect(document.querySelector('#kept-title')?.localName).toBe(isList ? 'h1' : 'h2');
});

it('a row is in the language of its work; one that an earlier release kept counts as Japanese', async () => {
  const { language: _, ...earlier } = sampleEpisode({ id: 'e2', contactAt: Date.now() });
  const kept = [sampleEpisode({ language: 'en', contactAt: Date.now(), keptAt: 1 }), earlier];
  vi.spyOn(keptTables.episodes, 'all').mockResolvedValue(kept);
  vi.spyOn(keptTables.queue, 'all').mockResolvedValue([]);
  document.body.innerHTML = '<ul data-kept-list></ul>';
  await showKeptEpisodes(document);
  const words = [...document.querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('h3 > *, p:first-child')].map(({ lang }) => lang),
  );
  expect(words).toEqual([
    ['en', 'en'],
    ['ja', 'ja'],
  ]);
});
