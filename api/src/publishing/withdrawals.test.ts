import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '../kernel/ids.ts';
import {
  addCreator,
  addDraft,
  addImage,
  renameCreator,
  setSiteClosed,
  setStatus,
  type TestCreator,
} from '../testing/publishing/contentBuilders.ts';
import { createTestSite, type TestSite } from '../testing/publishing/createTestSite.ts';
import { createTestRenderer } from '../testing/publishing/testRenderer.ts';
import { expandChanges } from './expandChanges.ts';
import { episodePath, workPath } from './paths.ts';
import type { PublisherMoments } from './PublisherParts.ts';
import { listDue } from './store/stalePages.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

/** A creator with so many public episodes, which are in the store, and a picture on the first of them. */
async function addSite(name: string, count: number): Promise<TestCreator & { episodes: string[] }> {
  const creator = await addCreator(site.database, name);
  const imageId = await addImage(site.database, creator.userId);
  await site.objects.put(`derivatives/${imageId}/640.webp`, Buffer.from('x'), { size: 1, contentType: 'image/webp' });
  const first = await addDraft(site.database, creator.workId, [imageId]);
  const ids = Array.from({ length: count - 1 }, () => newId('Episode'));
  await site.database.query(
    'addEpisodes',
    `INSERT INTO episodes (id, work_id, title, position, status, publish_at)
     SELECT id, $2, id, 1 + n, 'PUBLIC', now() FROM unnest($1::text[]) WITH ORDINALITY AS e (id, n)`,
    [ids, creator.workId],
  );
  await setStatus(site.database, first, 'PUBLIC');
  await site.createPublisher().runOnce();
  return { ...creator, episodes: [first, ...ids] };
}

const countStored = async (): Promise<number> =>
  (await site.database.query('listStored', `SELECT path FROM stored_pages WHERE path ~ '^/(episodes|works|images)/'`))
    .length;

it('a closed site of 300 episodes is taken away in a few batches, and none of it is drawn for that', async () => {
  const { userId, workId, episodes } = await addSite('many', 300);
  expect(await countStored()).toBe(302);
  const renderer = await createTestRenderer(site.publicDir);
  const drawn: string[] = [];
  const batches: number[] = [];
  const publisher = site.createPublisher({
    renderer: { ...renderer, render: (path, locals) => (drawn.push(path), renderer.render(path, locals)) },
    moments: { claimed: (paths) => void batches.push(paths.length) },
  });
  await setSiteClosed(site.database, userId, true);
  await publisher.runOnce();
  expect(await countStored()).toBe(0);
  for (const path of [workPath(workId), ...episodes.map(episodePath)]) expect(await site.read(path)).toBeNull();
  expect(drawn.filter((path) => /^\/(?:episodes|works)\//.test(path))).toEqual([]);
  expect(batches.length).toBeLessThanOrEqual(3);
  expect(batches[0]).toBeGreaterThan(200);
});

const moments: (keyof PublisherMoments)[] = ['claimed', 'snapshotTaken', 'written', 'recorded'];

it.each(moments)(
  'a site that opens again when its pages are "%s" to be taken away is there in the end',
  async (moment) => {
    const { userId, workId, episodes } = await addSite('back', 40);
    await setSiteClosed(site.database, userId, true);
    let isOpen = false;
    const open = async (): Promise<void> => {
      if (isOpen) return;
      isOpen = true;
      await setSiteClosed(site.database, userId, false);
      await expandChanges(site.database);
    };
    await site.createPublisher({ moments: { [moment]: open } }).runOnce();
    for (const path of [workPath(workId), ...episodes.map(episodePath)]) expect(await site.read(path)).not.toBeNull();
  },
);

it('a site that opened again before a worker came to taking it away keeps all of its pages', async () => {
  const { userId, episodes } = await addSite('soon', 40);
  await setSiteClosed(site.database, userId, true);
  await expandChanges(site.database);
  await site.database.query('open', 'UPDATE sites SET is_closed = false WHERE user_id = $1', [userId]);
  await site.createPublisher().runOnce();
  for (const id of episodes) expect(await site.read(episodePath(id))).not.toBeNull();
});

it('a change of hundreds of pages lets what others publish later in between, and comes to an end', async () => {
  const other = await addCreator(site.database, 'other');
  const draft = await addDraft(site.database, other.workId);
  const { userId } = await addSite('large', 200);
  const startedAt = performance.now();
  await renameCreator(site.database, userId, 'Another name');
  await expandChanges(site.database);
  await setStatus(site.database, draft, 'PUBLIC');
  await expandChanges(site.database);
  // 25 ms each: so many pages of the first change are in front, and a handful of the same publication.
  const inFront = Math.ceil((performance.now() - startedAt) / 25) + 10;
  const due = await site.database.transact((tx) => listDue(tx, 1000));
  const position = due.findIndex(({ path }) => path === episodePath(draft));
  expect(due.length).toBeGreaterThan(200);
  expect(position).toBeGreaterThan(0);
  expect(position).toBeLessThanOrEqual(inFront);
});
