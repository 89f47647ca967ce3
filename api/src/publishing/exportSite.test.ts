import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCreator, addDraft, addImage, setStatus } from '../testing/publishing/contentBuilders.ts';
import { readClock } from '../database/index.ts';
import { createTestSite, type TestSite } from '../testing/publishing/createTestSite.ts';
import { createTestRenderer, testExecutor } from '../testing/publishing/testRenderer.ts';
import { FIXED_PATHS } from './pages/families.ts';
import { episodePath, imagePath, workPath } from './paths.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('an export draws every public page, takes out what is not public, and names what failed', async () => {
  const { userId, workId } = await addCreator(site.database, 'haru');
  const imageId = await addImage(site.database, userId);
  await site.objects.put(`derivatives/${imageId}/320.webp`, Buffer.from('x'), { size: 1, contentType: 'image/webp' });
  const shown = await addDraft(site.database, workId, [imageId]);
  const draft = await addDraft(site.database, workId);
  await setStatus(site.database, shown, 'PUBLIC');
  await site.createPublisher().runOnce();
  // A backup of the database was restored: the folder knows pages the database never heard of, and has lost others.
  await rm(join(site.publicDir, 'pages/works'), { recursive: true });
  await rm(join(site.publicDir, 'images', imageId), { recursive: true });
  for (const path of [episodePath(draft), '/@gone']) {
    await mkdir(join(site.publicDir, 'pages', path), { recursive: true });
    await writeFile(site.store.fileOf(path), 'leaked</html>');
  }
  const renderer = await createTestRenderer(site.publicDir, { poison: new Set(['/@haru/profile']) });
  let progress = 0;
  const result = await site.createPublisher({ renderer }).exportSite({ onProgress: (paths) => (progress += paths) });
  expect(result.failures.map(({ path }) => path)).toEqual(['/@haru/profile']);
  expect(await site.read(workPath(workId))).toContain('Work of haru');
  expect(await site.read(episodePath(draft))).toBeNull();
  expect(await site.read('/@gone')).toBeNull();
  expect(result.counts).toMatchObject({ removed: 2, failed: 1, absent: 0 });
  // The fixed pages, the work, the episode, five pages of the creator, the picture, and the two that left.
  expect(progress).toBe(FIXED_PATHS.length + 10);
  expect(
    await site.database.query('storedImages', 'SELECT path FROM stored_pages WHERE path = $1', [imagePath(imageId)]),
  ).toHaveLength(1);
});

it('of the other language the page that says nothing can be shown is stored, by an export and by a worker that starts', async () => {
  const renderer = await createTestRenderer(site.publicDir);
  const translation = { language: 'ja' as const, findRenderer: async () => renderer, assetsDir: renderer.assetsDir };
  const publisher = site.createPublisher({ translation });
  expect((await publisher.exportSite()).failures).toEqual([]);
  expect(await site.read('/ja/503')).toContain('</html>');
  await site.store.remove('/ja/503');
  await publisher.start();
  await expect.poll(() => site.read('/ja/503')).toContain('</html>');
  await publisher.stop();
  // Another installation's language, or none: the page is not left behind.
  expect((await site.createPublisher().exportSite()).counts.removed).toBe(1);
  expect(await site.read('/ja/503')).toBeNull();
});

it('an export that meets a broken batch writes every other page, and says which ones are missing', async () => {
  await addCreator(site.database, 'nagi');
  await site.createPublisher().runOnce();
  await rm(join(site.publicDir, 'pages'), { recursive: true });
  // What fails here fails for everything that is claimed together: a lock nobody lets go, a connection that breaks.
  const moments = {
    claimed(paths: readonly string[]) {
      if (paths.includes('/@nagi/profile')) throw new Error('canceling statement due to lock timeout');
    },
  };
  const result = await site.createPublisher({ moments }).exportSite();
  expect(result.failures).toEqual([{ path: '/@nagi/profile', reason: 'canceling statement due to lock timeout' }]);
  expect(await site.read('/@nagi/profile')).toBeNull();
  for (const path of ['/@nagi', '/@nagi/manga', '/new_works', '/']) expect(await site.read(path), path).not.toBeNull();
  const again = await site.createPublisher().exportSite();
  expect(again.failures).toEqual([]);
  expect(await site.read('/@nagi/profile')).not.toBeNull();
});

it('a page that is late on a busy machine, even twice, is in the export', async () => {
  await addCreator(site.database, 'osoi');
  const renderer = await createTestRenderer(site.publicDir);
  let late = 2;
  const render: typeof renderer.render = (path, locals) =>
    path === '/@osoi/profile' && late-- > 0 ? new Promise(() => {}) : renderer.render(path, locals);
  const publisher = site.createPublisher({ renderer: { ...renderer, render }, limitInMs: 400 });
  const { failures } = await publisher.exportSite();
  expect(failures).toEqual([]);
  expect(await site.read('/@osoi/profile')).not.toBeNull();
});

it('a statement that fails once costs no page of its batch, because each is drawn again from a snapshot of its own', async () => {
  await rm(join(site.publicDir, 'pages'), { recursive: true });
  let failing = true;
  const executor: typeof testExecutor = {
    async executeAsGuest(execution) {
      if (failing) {
        failing = false;
        await execution.reader.query('failing', 'SELECT 1 / 0');
      }
      return testExecutor.executeAsGuest(execution);
    },
  };
  const { failures, counts } = await site.createPublisher({ executor }).exportSite();
  expect([failing, failures, counts.failed]).toEqual([false, [], 0]);
  expect(await site.read('/@osoi')).not.toBeNull();
});

it('a folder in the store that is called like a page file is no page, and fails no export', async () => {
  await mkdir(join(site.publicDir, 'pages/illustrations/index.html'), { recursive: true });
  await writeFile(join(site.publicDir, 'pages/illustrations/index.html/index.html'), 'left over</html>');
  const { failures } = await site.createPublisher().exportSite();
  expect(failures).toEqual([]);
  expect(await site.read('/illustrations/index.html')).toBeNull();
});

const countPages = async (): Promise<number> =>
  (await readdir(join(site.publicDir, 'pages'), { recursive: true })).filter((name) => name.endsWith('index.html'))
    .length;

it('an export that is told to end finishes the batch at hand, and the next one draws the rest', async () => {
  await rm(join(site.publicDir, 'pages'), { recursive: true });
  const end = new AbortController();
  let batches = 0;
  const stopAfterOne = { lanes: 1, signal: end.signal, onProgress: () => void (++batches && end.abort()) };
  const cut = await site.createPublisher().exportSite(stopAfterOne);
  expect([batches, cut.failures]).toEqual([1, []]);
  const drawn = await countPages();
  expect(drawn).toBeGreaterThan(0);
  const whole = await site.createPublisher().exportSite();
  expect(whole.failures).toEqual([]);
  expect(await countPages()).toBeGreaterThan(drawn);
});

it('an export that goes on where another ended draws only what that one had not come to', async () => {
  await site.createPublisher().exportSite();
  const since = await site.database.transact(readClock);
  const end = new AbortController();
  const cut = await site.createPublisher().exportSite({ lanes: 1, signal: end.signal, onProgress: () => end.abort() });
  const drawnOf = ({ counts }: typeof cut) => counts.rendered + counts.unchanged;
  expect(drawnOf(cut)).toBeGreaterThan(0);
  let progress = 0;
  const rest = await site.createPublisher().exportSite({ since, onProgress: (paths) => (progress += paths) });
  const whole = await site.createPublisher().exportSite();
  expect(rest.failures).toEqual([]);
  expect(drawnOf(rest)).toBe(drawnOf(whole) - drawnOf(cut));
  expect(progress).toBeGreaterThanOrEqual(drawnOf(whole));
});
