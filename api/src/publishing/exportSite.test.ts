import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCreator, addDraft, addImage, setStatus } from '../testing/publishing/contentBuilders.ts';
import { createTestSite, type TestSite } from '../testing/publishing/createTestSite.ts';
import { createTestRenderer } from '../testing/publishing/testRenderer.ts';
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
