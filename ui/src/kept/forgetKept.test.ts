import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasKept, setKept } from './flag.ts';
import { forgetEpisodes, forgetOld, keepWithOwner, tidy } from './forgetKept.ts';
import { cacheOfEpisode, filesCache } from './keptRows.ts';
import { queueCall } from './queue.ts';
import { memoryTables } from './testing/memoryTables.ts';
import { sampleEpisode } from './testing/sampleEpisode.ts';
import type { KeptTables } from './tables.ts';

/** The browser's caches: jsdom has none. */
let stored: Map<string, Set<string>>;
let tables: KeptTables;

beforeEach(() => {
  localStorage.clear();
  stored = new Map();
  tables = memoryTables();
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => ({
      keys: async () => [...(stored.get(name) ?? [])].map((url) => ({ url })),
      delete: async (url: string) => stored.get(name)?.delete(url),
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function keep(id: string, ownerId: string | null, contactAt = 0): Promise<void> {
  await tables.episodes.put(sampleEpisode({ id, ownerId, contactAt, files: [`/_astro/${id}.js`] }));
  stored.set(cacheOfEpisode(id), new Set());
  const files = stored.get(filesCache) ?? new Set();
  stored.set(filesCache, files.add(`https://komawari.example/_astro/${id}.js`));
  setKept(true);
}
const like = (ownerId: string | null) =>
  queueCall(tables.queue, { ownerId, operationName: 'AddLike', isWrite: true, query: '', variables: { input: {} } });
const ids = async () => (await tables.episodes.all()).map(({ id }) => id);

it('nothing of an account stays after it signed out: no page, no picture, no script, nothing to tell', async () => {
  await keep('e1', 'u1');
  await like('u1');
  await keepWithOwner(null, tables);
  expect([await ids(), await tables.queue.all(), [...stored.keys()], hasKept()]).toEqual([[], [], [], false]);
});

it('another account gets nothing of the one before', async () => {
  await keep('e1', 'u1');
  await keep('e2', 'u2');
  await like('u1');
  await like('u2');
  await keepWithOwner('u2', tables);
  expect(await ids()).toEqual(['e2']);
  expect((await tables.queue.all()).map(({ ownerId }) => ownerId)).toEqual(['u2']);
  expect([...(stored.get(filesCache) ?? [])]).toEqual(['https://komawari.example/_astro/e2.js']);
});

it('what a guest kept goes to the account that signs in, and with it when it signs out', async () => {
  await keep('e1', null);
  await keepWithOwner('u1', tables);
  expect((await tables.episodes.all()).map(({ ownerId }) => ownerId)).toEqual(['u1']);
  await keepWithOwner(null, tables);
  expect(await ids()).toEqual([]);
});

it('a guest keeps what a guest kept', async () => {
  await keep('e1', null);
  await keepWithOwner(null, tables);
  expect([await ids(), hasKept()]).toEqual([['e1'], true]);
});

it('an episode goes when the server was not asked about it for 30 days', async () => {
  const day = 24 * 3_600_000;
  await keep('e1', null, 0);
  await keep('e2', null, 2 * day);
  await forgetOld(tables, 31 * day);
  expect([await ids(), stored.has(cacheOfEpisode('e1'))]).toEqual([['e2'], false]);
});

it('removing all leaves what is still to be told', async () => {
  await keep('e1', null);
  await like(null);
  await forgetEpisodes(tables);
  expect([await ids(), (await tables.queue.all()).length, hasKept()]).toEqual([[], 1, true]);
});

it('pictures whose episode is gone are tidied away, and caches of others are left alone', async () => {
  await keep('e1', null);
  stored.set(cacheOfEpisode('e9'), new Set());
  stored.set('somebody else', new Set());
  await tidy(tables);
  expect([...stored.keys()]).toEqual([cacheOfEpisode('e1'), filesCache, 'somebody else']);
});
