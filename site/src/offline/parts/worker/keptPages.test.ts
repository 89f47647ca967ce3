import { keptTables } from '@komawari/ui/kept/tables.ts';
import { sampleEpisode } from '@komawari/ui/kept/testing/sampleEpisode.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { findKeptPage, isEpisodePage } from './keptPages.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['/episodes/e1', true],
  ['/ja/episodes/e1', true],
  ['/en/episodes/e1', true],
  ['/fr/episodes/e1', false],
  ['/ja/works/w1', false],
  ['/works/w1/episodes/2', false],
])('%s is the page of an episode: %s', (path, isOne) => {
  expect(isEpisodePage(path)).toBe(isOne);
});

it('an episode that is kept is found at its path in every language, and lies in one place', async () => {
  const row = sampleEpisode({ contactAt: Date.now() });
  vi.spyOn(keptTables.episodes, 'get').mockImplementation(async (id) => (id === 'e1' ? row : undefined));
  vi.stubGlobal('caches', {
    match: async (path: string, { cacheName }: CacheQueryOptions & { cacheName: string }) => `${cacheName} ${path}`,
  });
  const found = ['/episodes/e1', '/ja/episodes/e1', '/ja/episodes/e2', '/ja/works/e1'].map((path) =>
    findKeptPage(path),
  );
  const kept = 'komawari-kept-episode-e1 /episodes/e1';
  expect(await Promise.all(found)).toEqual([kept, kept, undefined, undefined]);
});
