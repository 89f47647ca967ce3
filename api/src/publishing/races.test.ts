import * as fc from 'fast-check';
import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expandChanges } from './expandChanges.ts';
import type { PublisherMoments } from './PublisherParts.ts';
import { episodePath, workPath } from './paths.ts';
import { beforeFirstStatement } from '../testing/publishing/beforeFirstStatement.ts';
import {
  addCreator,
  addDraft,
  renameCreator,
  renameEpisode,
  renameWork,
  setSiteClosed,
  setStatus,
} from '../testing/publishing/contentBuilders.ts';
import { createTestSite, type TestSite } from '../testing/publishing/createTestSite.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

/** Runs an action the first time a moment comes. */
function once(action: () => Promise<void>): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    isDone = true;
    await action();
  };
}

/** What is in the store against what a fresh drawing gives, for every path that is or ought to be there. */
async function findWrongPages(): Promise<string[]> {
  const rows = await site.database.query<{ path: string }>(
    'everyPath',
    `SELECT path FROM stored_pages UNION SELECT '/works/' || id FROM visible_works UNION SELECT '/episodes/' || id FROM visible_episodes`,
  );
  const before = new Map<string, string | null>();
  for (const { path } of rows) before.set(path, await site.read(path));
  await site.database.query(
    'markAll',
    `INSERT INTO stale_pages (path, reason) SELECT path, 'check' FROM unnest($1::text[]) AS path`,
    [rows.map(({ path }) => path)],
  );
  await site.createPublisher().runOnce();
  const wrong: string[] = [];
  for (const [path, html] of before) if ((await site.read(path)) !== html) wrong.push(path);
  return wrong;
}

/** A work whose page shows an episode of its own; the work's page does not depend on the new episode yet. */
async function addWork(name: string) {
  const creator = await addCreator(site.database, name);
  const first = await addDraft(site.database, creator.workId);
  await setStatus(site.database, first, 'PUBLIC');
  return { ...creator, first };
}

/** The change comes at `moment` of the drawing, and another worker has expanded it before the drawing is recorded. */
const interleaved: (keyof PublisherMoments)[] = ['claimed', 'snapshotTaken', 'written', 'recorded'];

it.each(interleaved)(
  'a change that another worker expands when the page is "%s" is not lost, though the page depends on it only from now on',
  async (moment) => {
    const { workId } = await addWork('haru');
    await site.createPublisher().runOnce();
    const second = await addDraft(site.database, workId);
    await setStatus(site.database, second, 'PUBLIC');
    const { expandChanges } = await import('./expandChanges.ts');
    const change = once(async () => {
      await renameEpisode(site.database, second, 'a title that came late');
      await expandChanges(site.database);
    });
    await site.createPublisher({ moments: { [moment]: change } }).runOnce();
    expect(await site.read(workPath(workId))).toContain('a title that came late');
    expect(await findWrongPages()).toEqual([]);
  },
);

it('a page that is being removed while it is published again is there in the end', async () => {
  const { first, workId } = await addWork('natsu');
  await site.createPublisher().runOnce();
  await setStatus(site.database, first, 'DRAFT');
  const { expandChanges } = await import('./expandChanges.ts');
  const change = once(async () => {
    await setStatus(site.database, first, 'PUBLIC');
    await expandChanges(site.database);
  });
  await site.createPublisher({ moments: { snapshotTaken: change } }).runOnce();
  expect(await site.read(episodePath(first))).not.toBeNull();
  expect(await site.read(workPath(workId))).not.toBeNull();
});

it('a page is stale again after a worker died between its files and its record', async () => {
  const { workId, first } = await addWork('aki');
  await site.createPublisher().runOnce();
  await renameWork(site.database, workId, 'Renamed');
  const dying = site.createPublisher({ moments: { recorded: () => Promise.reject(new Error('killed')) } });
  await expect(dying.runOnce()).rejects.toThrow('killed');
  const second = await addDraft(site.database, workId);
  await setStatus(site.database, second, 'PUBLIC');
  await site.createPublisher().runOnce();
  expect(await site.read(episodePath(first))).toContain('Renamed');
  expect(await findWrongPages()).toEqual([]);
});

it('precompressed files that a killed worker did not get to are made up for', async () => {
  const { workId } = await addWork('fuyu');
  const publisher = site.createPublisher();
  await publisher.runOnce();
  const file = site.store.fileOf(workPath(workId));
  const { rm } = await import('node:fs/promises');
  await Promise.all([rm(`${file}.br`), rm(`${file}.gz`)]);
  await writeFile(file, (await readFile(file, 'utf8')).replace('Work of fuyu', 'Work of fuyX'));
  await publisher.renderNow(workPath(workId));
  expect((await readFile(`${file}.br`)).length).toBeGreaterThan(0);
  expect(await site.read(workPath(workId))).toContain('Work of fuyu');
});

it('many readers who ask for a page at once cost one drawing', async () => {
  const { workId } = await addWork('asa');
  const drawings: (readonly string[])[] = [];
  const publisher = site.createPublisher({
    moments: { snapshotTaken: (paths) => void (paths.length > 0 && drawings.push(paths)) },
  });
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => publisher.renderNow(workPath(workId))));
  expect(new Set(outcomes)).toEqual(new Set(['rendered']));
  expect(drawings).toEqual([[workPath(workId)]]);
});

it('an episode that is published after a worker began to expand changes, and before it looked at them, is not lost', async () => {
  const { workId } = await addWork('haya');
  const draft = await addDraft(site.database, workId);
  await site.createPublisher().runOnce();
  const publish = once(() => setStatus(site.database, draft, 'PUBLIC'));
  await expandChanges({
    ...site.database,
    transact: (work) =>
      site.database.transact(async (tx) => {
        await publish();
        return work(tx);
      }),
  });
  await site.createPublisher().runOnce();
  expect(await findWrongPages()).toEqual([]);
});

it('an episode that is published, and expanded elsewhere, between the beginning of a drawing and its first statement is not lost', async () => {
  const { workId } = await addWork('saku');
  const draft = await addDraft(site.database, workId);
  await site.createPublisher().runOnce();
  await renameWork(site.database, workId, 'Renamed');
  const database = beforeFirstStatement(site.database, async () => {
    await setStatus(site.database, draft, 'PUBLIC');
    await expandChanges(site.database);
  });
  await site.createPublisher({ database }).runOnce();
  expect(await findWrongPages()).toEqual([]);
  expect(await site.read(episodePath(draft))).not.toBeNull();
});

it('a writer never waits for the publisher', async () => {
  const { workId } = await addWork('yoru');
  let took = Infinity;
  const moments = {
    recorded: once(async () => {
      const startedAt = performance.now();
      await renameWork(site.database, workId, 'Renamed while it is drawn');
      took = performance.now() - startedAt;
    }),
  };
  await site.createPublisher({ moments }).runOnce();
  expect(took).toBeLessThan(1000);
  expect(await site.read(workPath(workId))).toContain('Renamed while it is drawn');
});

it('whatever creators do while three workers publish, the site is right in the end', async () => {
  const creators = await Promise.all(['ichi', 'ni', 'san'].map(addWork));
  const drafts: string[] = [];
  for (const { workId } of [...creators, ...creators]) drafts.push(await addDraft(site.database, workId));
  const episodes = [...creators.map(({ first }) => first), ...drafts];
  const workers = [0, 1, 2].map(() => site.createPublisher({ listenUrl: site.url }));
  await Promise.all(workers.map((worker) => worker.start()));
  const action = fc.oneof(
    fc.record({
      kind: fc.constant('status' as const),
      at: fc.nat(episodes.length - 1),
      status: fc.constantFrom('PUBLIC' as const, 'DRAFT' as const, 'FAN_ONLY' as const),
    }),
    fc.record({ kind: fc.constant('name' as const), at: fc.nat(2), text: fc.string({ maxLength: 8 }) }),
    fc.record({ kind: fc.constant('title' as const), at: fc.nat(2), text: fc.string({ maxLength: 8 }) }),
    fc.record({
      kind: fc.constant('episode' as const),
      at: fc.nat(episodes.length - 1),
      text: fc.string({ maxLength: 8 }),
    }),
    fc.record({ kind: fc.constant('closed' as const), at: fc.nat(2), isClosed: fc.boolean() }),
    fc.record({ kind: fc.constant('ask' as const), at: fc.nat(episodes.length - 1) }),
  );
  type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;
  const clean = (text: string): string => text.replaceAll('\0', '');
  const act = async (one: Action): Promise<unknown> => {
    switch (one.kind) {
      case 'status':
        return setStatus(site.database, episodes[one.at]!, one.status);
      case 'name':
        return renameCreator(site.database, creators[one.at]!.userId, clean(one.text));
      case 'title':
        return renameWork(site.database, creators[one.at]!.workId, clean(one.text));
      case 'episode':
        return renameEpisode(site.database, episodes[one.at]!, clean(one.text));
      case 'closed':
        return setSiteClosed(site.database, creators[one.at]!.userId, one.isClosed);
      case 'ask':
        return workers[one.at % 3]!.renderNow(episodePath(episodes[one.at]!));
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 30 }), async (actions) => {
      const lanes = [0, 1, 2, 3].map((lane) => actions.filter((_, index) => index % 4 === lane));
      await Promise.all(
        lanes.map(async (lane) => {
          for (const one of lane) await act(one);
        }),
      );
      await expect
        .poll(
          () =>
            site.database.query(
              'countWaiting',
              'SELECT path AS x FROM stale_pages UNION ALL SELECT key FROM content_changes WHERE expanded_at IS NULL',
            ),
          { timeout: 60_000, interval: 20 },
        )
        .toEqual([]);
      expect(await findWrongPages()).toEqual([]);
    }),
    // Looking for the smallest failing case would take longer than the test may.
    { numRuns: 12, endOnFailure: true },
  );
  await Promise.all(workers.map((worker) => worker.stop()));
});
