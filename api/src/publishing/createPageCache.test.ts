import { afterEach, beforeEach, expect, it } from 'vitest';
import { beforeFirstStatement } from '../testing/publishing/beforeFirstStatement.ts';
import {
  addCreator,
  addDraft,
  renameEpisode,
  renameWork,
  setSiteClosed,
  setStatus,
  type TestCreator,
} from '../testing/publishing/contentBuilders.ts';
import { createTestSite, type TestSite } from '../testing/publishing/createTestSite.ts';
import { testExecutor } from '../testing/publishing/testRenderer.ts';
import type { Publisher } from './createPublisher.ts';
import { sizeOf } from './createPageCache.ts';
import { declareChangesWithinAMinute } from './declareChanges.ts';
import { expandChanges } from './expandChanges.ts';
import { forgetKeysOf } from './forgetKeysOf.ts';
import { keys } from './keys.ts';
import { workPath } from './paths.ts';

let site: TestSite;
let publisher: Publisher;
let creator: TestCreator;
let episodeId: string;
let path: string;

beforeEach(async () => {
  site = await createTestSite();
  publisher = site.createPublisher();
  creator = await addCreator(site.database, 'haru');
  episodeId = await addDraft(site.database, creator.workId);
  await setStatus(site.database, episodeId, 'PUBLIC');
  path = workPath(creator.workId);
});
afterEach(() => site.close());

const textOf = (file: { body: Buffer } | null) => file && file.body.toString();
const drawn = async () => textOf(await publisher.findDrawn(path));
const draw = async () => textOf(await publisher.drawForOne(path));

it('a page that was drawn is there for whoever asks next, with its compressed forms, and is not stored', async () => {
  expect(await drawn()).toBeNull();
  const first = await publisher.drawForOne(path);
  expect(await publisher.findDrawn(path)).toEqual(first);
  expect([first?.br, first?.gz].map(Buffer.isBuffer)).toEqual([true, true]);
  expect(await site.read(path)).toBeNull();
});

it('what a page was made of takes room like the page itself', () => {
  const file = { body: Buffer.alloc(100), br: Buffer.alloc(20), gz: null, hash: '' };
  const page = { file, validity: { snapshot: '', until: null } };
  expect(sizeOf({ ...page, keys: [] }, '')).toBe(120);
  expect(sizeOf({ ...page, keys: [keys.newWorks, keys.hotWorks] }, path)).toBe(
    120 + Buffer.byteLength(keys.newWorks + keys.hotWorks + path),
  );
});

it('what a page does not show may change', async () => {
  const text = await draw();
  const other = await addCreator(site.database, 'natsu');
  await setStatus(site.database, await addDraft(site.database, other.workId), 'PUBLIC');
  await renameWork(site.database, other.workId, 'another');
  expect(await drawn()).toBe(text);
});

it.each<[change: string, make: () => Promise<unknown>]>([
  ['the work', () => renameWork(site.database, creator.workId, 'renamed')],
  ['one of its episodes', () => renameEpisode(site.database, episodeId, 'renamed')],
  [
    'what joins its list',
    async () => setStatus(site.database, await addDraft(site.database, creator.workId), 'PUBLIC'),
  ],
])('%s changes: the page of before is there for nobody, before any worker has seen the change', async (_, make) => {
  const before = await draw();
  await make();
  expect(await drawn()).toBeNull();
  const after = await draw();
  expect(after).not.toBe(before);
  expect(await drawn()).toBe(after);
});

it.each<[change: string, make: () => Promise<unknown>]>([
  ['the episode is withdrawn', () => setStatus(site.database, episodeId, 'DRAFT')],
  ['the site closes', () => setSiteClosed(site.database, creator.userId, true)],
])('%s: the page is gone with the commit, and stays gone', async (_, make) => {
  await draw();
  await make();
  expect([await drawn(), await draw(), await drawn()]).toEqual([null, null, null]);
});

it('a change that commits while the page is drawn is not lost', async () => {
  publisher = site.createPublisher({
    executor: {
      async executeAsGuest(asked) {
        const answer = await testExecutor.executeAsGuest(asked);
        await renameWork(site.database, creator.workId, 'renamed meanwhile');
        return answer;
      },
    },
  });
  expect(await draw()).not.toContain('renamed meanwhile');
  expect(await drawn()).toBeNull();
});

it('what was published after the clock of a drawing stood still, and expanded before its first statement, is not lost', async () => {
  const { database } = site;
  const later = await addDraft(database, creator.workId);
  publisher = site.createPublisher({
    database: beforeFirstStatement(database, async () => {
      await setStatus(database, later, 'PUBLIC');
      await expandChanges(database);
    }),
  });
  expect(await draw()).not.toContain(later);
  expect(await drawn()).toBeNull();
  expect(await draw()).toContain(later);
});

it('whoever asks after a page was withdrawn does not get the drawing that began before', async () => {
  let later: Promise<unknown> | undefined;
  publisher = site.createPublisher({
    executor: {
      async executeAsGuest(asked) {
        const answer = await testExecutor.executeAsGuest(asked);
        if (later) return answer;
        await setStatus(site.database, episodeId, 'DRAFT');
        later = publisher.drawForOne(path);
        return answer;
      },
    },
  });
  expect(await draw()).not.toBeNull();
  expect(await later).toBeNull();
});

it('a change that was open when the page was drawn counts from its commit', async () => {
  let text: string | null = null;
  await site.database.transact(async (tx) => {
    await tx.query('rename', `UPDATE works SET title = 'later' WHERE id = $1`, [creator.workId]);
    await tx.query('declare', 'INSERT INTO content_changes (key) VALUES ($1)', [keys.work(creator.workId)]);
    text = await draw();
    expect(await drawn()).toBe(text);
  });
  expect(await drawn()).toBeNull();
  expect(await draw()).not.toBe(text);
});

it('what is to come within a minute and stands for later changes is waited for', async () => {
  const declare = () => site.database.transact((tx) => declareChangesWithinAMinute(tx, [keys.work(creator.workId)]));
  await declare();
  await site.database.query(
    'soon',
    `UPDATE content_changes SET changed_at = now() + interval '1 s' WHERE changed_at > now()`,
  );
  await draw();
  await expect.poll(drawn).toBeNull();
  await draw();
  expect(await drawn()).not.toBeNull();
});

it('where noted changes are forgotten nothing is vouched for any more', async () => {
  await draw();
  await site.database.transact((tx) => forgetKeysOf(tx, creator.userId));
  expect(await drawn()).toBeNull();
});
