import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceScheduledEpisodes } from '../publications/episodes/index.ts';
import { declareChanges } from './declareChanges.ts';
import { keys } from './keys.ts';
import type { Publisher } from './createPublisher.ts';
import { episodePath, imagePath, workPath } from './paths.ts';
import {
  addCreator,
  addDraft,
  addImage,
  renameCreator,
  renameWork,
  setSiteClosed,
  setStatus,
} from '../testing/publishing/contentBuilders.ts';
import { createTestSite, type TestSite } from '../testing/publishing/createTestSite.ts';
import { createTestRenderer } from '../testing/publishing/testRenderer.ts';

let site: TestSite;
let publisher: Publisher;

beforeAll(async () => {
  site = await createTestSite();
  publisher = site.createPublisher();
});
afterAll(() => site.close());

async function publishedImages(): Promise<string[]> {
  return (await readdir(join(site.publicDir, 'images'))).toSorted();
}

async function addPicture(ownerId: string): Promise<string> {
  const id = await addImage(site.database, ownerId);
  for (const name of ['160.webp', '800.webp']) {
    await site.objects.put(`derivatives/${id}/${name}`, Buffer.from(name), {
      size: name.length,
      contentType: 'image/webp',
    });
  }
  await site.objects.put(`originals/${id}`, Buffer.from('raw'), { size: 3, contentType: 'image/png' });
  return id;
}

describe('publishing an episode', () => {
  it('puts the episode, its work, its creator and the lists on the site, each with precompressed files of the same bytes', async () => {
    const { workId, screenName } = await addCreator(site.database, 'haru');
    const episodeId = await addDraft(site.database, workId);
    await setStatus(site.database, episodeId, 'PUBLIC');
    await publisher.runOnce();
    for (const path of [episodePath(episodeId), workPath(workId), `/@${screenName}`, '/', '/new_works']) {
      const html = await site.read(path);
      expect(html, path).toContain(`Work of ${screenName}`);
      const file = site.store.fileOf(path);
      expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(html);
      expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(html);
    }
  });

  it('leaves nothing behind when it is taken back, and lets the work go with its last episode', async () => {
    const { workId } = await addCreator(site.database, 'natsu');
    const episodeId = await addDraft(site.database, workId);
    await setStatus(site.database, episodeId, 'PUBLIC');
    await publisher.runOnce();
    await setStatus(site.database, episodeId, 'DRAFT');
    await publisher.runOnce();
    expect(await site.read(episodePath(episodeId))).toBeNull();
    expect(await site.read(workPath(workId))).toBeNull();
    expect(await site.read('/')).not.toContain(workId);
    await expect(readdir(join(site.publicDir, 'pages/episodes', episodeId))).rejects.toThrow('ENOENT');
  });

  it('writes the policy into the page, without what a <meta> cannot say', async () => {
    expect(await site.read('/')).toContain(
      `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'self'">`,
    );
  });
});

describe('what a change draws again', () => {
  it('is exactly the pages that show it, and the log names them', async () => {
    const mine = await addCreator(site.database, 'aki');
    const other = await addCreator(site.database, 'fuyu');
    const [first, second, foreign] = [
      await addDraft(site.database, mine.workId),
      await addDraft(site.database, mine.workId),
      await addDraft(site.database, other.workId),
    ];
    for (const id of [first, second, foreign]) await setStatus(site.database, id, 'PUBLIC');
    await publisher.runOnce();
    await renameCreator(site.database, mine.userId, 'Aki, renamed');
    site.takeLog();
    await publisher.runOnce();
    const log = site.takeLog();
    expect([...log.rendered, ...log.unchanged].toSorted()).toEqual(
      [
        episodePath(first),
        episodePath(second),
        workPath(mine.workId),
        '/@aki',
        '/@aki/manga',
        '/@aki/mangafolio',
        '/@aki/illustrations',
        '/@aki/profile',
      ].toSorted(),
    );
    expect(log.reasons).toEqual([keys.user(mine.userId)]);
  });

  it('is nothing when the transaction rolls back', async () => {
    const { workId } = await addCreator(site.database, 'tsuki');
    await publisher.runOnce();
    const change = site.database.transact(async (tx) => {
      await declareChanges(tx, [keys.work(workId), keys.newWorks]);
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await publisher.runOnce()).toBe(0);
  });

  it('includes pages of a screen name that was given up', async () => {
    const { userId, workId } = await addCreator(site.database, 'old_name');
    await setStatus(site.database, await addDraft(site.database, workId), 'PUBLIC');
    await publisher.runOnce();
    await site.database.transact(async (tx) => {
      await tx.query('changeScreenName', `UPDATE users SET screen_name = 'new_name' WHERE id = $1`, [userId]);
      await declareChanges(tx, [keys.user(userId)]);
    });
    await publisher.runOnce();
    expect(await site.read('/@old_name')).toBeNull();
    expect(await site.read('/@new_name')).toContain('Name of old_name');
  });

  it('brings every page of a creator back when the site opens again', async () => {
    const { userId, workId } = await addCreator(site.database, 'yuki');
    const episodeId = await addDraft(site.database, workId);
    await setStatus(site.database, episodeId, 'PUBLIC');
    await publisher.runOnce();
    await setSiteClosed(site.database, userId, true);
    await publisher.runOnce();
    for (const path of ['/@yuki', workPath(workId), episodePath(episodeId)]) expect(await site.read(path)).toBeNull();
    await setSiteClosed(site.database, userId, false);
    await publisher.runOnce();
    for (const path of ['/@yuki', workPath(workId), episodePath(episodeId)])
      expect(await site.read(path)).not.toBeNull();
  });
});

describe('pictures', () => {
  it('are public exactly while something public shows them, and originals never', async () => {
    const { userId, workId } = await addCreator(site.database, 'sora');
    const [kept, replaced] = [await addPicture(userId), await addPicture(userId)];
    const episodeId = await addDraft(site.database, workId, [kept, replaced]);
    await publisher.runOnce();
    expect(await publishedImages()).toEqual([]);
    await setStatus(site.database, episodeId, 'PUBLIC');
    await publisher.runOnce();
    expect(await publishedImages()).toEqual([kept, replaced].toSorted());
    expect(await readdir(join(site.publicDir, 'images', kept))).toEqual(['160.webp', '800.webp']);
    await site.database.transact(async (tx) => {
      await tx.query('dropPage', 'DELETE FROM pages WHERE image_id = $1', [replaced]);
      await declareChanges(tx, [keys.episode(episodeId)]);
    });
    await publisher.runOnce();
    expect(await publishedImages()).toEqual([kept]);
    await setSiteClosed(site.database, userId, true);
    await publisher.runOnce();
    expect(await publishedImages()).toEqual([]);
    await setSiteClosed(site.database, userId, false);
    await publisher.runOnce();
    expect(await publishedImages()).toEqual([kept]);
    await setStatus(site.database, episodeId, 'FAN_ONLY');
    await publisher.runOnce();
    expect(await publishedImages()).toEqual([]);
  });

  it('get a new format when it arrives', async () => {
    const { userId, workId } = await addCreator(site.database, 'hoshi');
    const id = await addPicture(userId);
    await setStatus(site.database, await addDraft(site.database, workId, [id]), 'PUBLIC');
    await publisher.runOnce();
    await site.objects.put(`derivatives/${id}/800.avif`, Buffer.from('avif'), { size: 4, contentType: 'image/avif' });
    await site.database.transact((tx) => declareChanges(tx, [keys.image(id)]));
    await publisher.runOnce();
    expect(await readdir(join(site.publicDir, 'images', id))).toEqual(['160.webp', '800.avif', '800.webp']);
    expect(site.takeLog().unchanged).not.toContain(imagePath(id));
  });
});

describe('a page that cannot be drawn', () => {
  it('keeps no other page from being published, and is tried again until it works', async () => {
    const renderer = await createTestRenderer(site.publicDir);
    const own = site.createPublisher({ renderer });
    const { workId } = await addCreator(site.database, 'kumo');
    const episodeId = await addDraft(site.database, workId);
    renderer.poison.add(workPath(workId));
    await setStatus(site.database, episodeId, 'PUBLIC');
    await own.runOnce();
    expect(await site.read(episodePath(episodeId))).toContain('Work of kumo');
    expect(await site.read('/new_works')).toContain('Work of kumo');
    const [row] = await site.database.query<{ attempts: number; error: string; waits: boolean }>(
      'readAttempts',
      'SELECT attempts, last_error AS error, retry_at > now() AS waits FROM stale_pages WHERE path = $1',
      [workPath(workId)],
    );
    expect(row).toMatchObject({ attempts: 2, error: expect.stringContaining('division by zero'), waits: true });
    renderer.poison.clear();
    await renameWork(site.database, workId, 'Work of kumo, mended');
    await own.runOnce();
    expect(await site.read(workPath(workId))).toContain('mended');
    expect(await site.database.query('countStale', 'SELECT 1 FROM stale_pages')).toEqual([]);
  });
});

describe('a scheduled episode', () => {
  it('comes out at its time and not before, even while another one cannot be announced', async () => {
    const { workId } = await addCreator(site.database, 'kaze');
    const episodeId = await addDraft(site.database, workId);
    await site.database.query(
      'schedule',
      `UPDATE episodes SET status = 'SCHEDULED', publish_at = now() + interval '700 ms' WHERE id = $1`,
      [episodeId],
    );
    await site.database.query(
      'noteFirst',
      'UPDATE works SET first_publish_at = (SELECT publish_at FROM episodes WHERE id = $2) WHERE id = $1',
      [workId, episodeId],
    );
    let rounds = 0;
    const worker = site.createPublisher({
      listenUrl: site.url,
      announceScheduled: async () => {
        rounds += 1;
        if (rounds % 2) throw new Error('cannot be announced');
        await announceScheduledEpisodes(site.database);
      },
    });
    await worker.start();
    await worker.renderNow(episodePath(episodeId));
    expect(await site.read(episodePath(episodeId))).toBeNull();
    await expect.poll(() => site.read(episodePath(episodeId))).toContain('Work of kaze');
    await worker.stop();
    const [early] = await site.database.query<{ early: boolean }>(
      'wasEarly',
      'SELECT announced_at < publish_at AS early FROM episodes WHERE id = $1',
      [episodeId],
    );
    expect(early).toEqual({ early: false });
  });
});

describe('a new build of the site', () => {
  it('draws every page again behind whatever is published meanwhile, and keeps the files of the build before', async () => {
    const fresh = site.createPublisher({ renderer: await createTestRenderer(site.publicDir, { buildId: 'build-2' }) });
    await publisher.installAssets();
    await fresh.start();
    await expect
      .poll(() => site.database.query('countOldBuild', `SELECT path FROM stored_pages WHERE build_id = 'build-1'`))
      .toEqual([]);
    await fresh.stop();
    expect(await site.read('/')).toContain('build-2');
    expect((await readdir(join(site.publicDir, 'assets/_astro'))).filter((name) => name.endsWith('.js'))).toEqual([
      'build-1.js',
      'build-2.js',
    ]);
  });

  it('leaves the pages alone for a worker of the older build that still drains', async () => {
    await publisher.start();
    await publisher.stop();
    const newer = site.createPublisher({ renderer: await createTestRenderer(site.publicDir, { buildId: 'build-3' }) });
    await newer.start();
    await newer.stop();
    const older = await import('./houseKeeping.ts');
    expect(await older.takePagesOfOlderBuilds(site.database, 'build-1')).toBe(0);
  });
});
