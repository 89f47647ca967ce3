import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '../../database/index.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import {
  visibleAt,
  type StoredAccount,
  type StoredEpisode,
  type StoredIllustration,
  type StoredWork,
  type StoredWorld,
  type VisibleWorld,
} from '../../testing/visibleAt.ts';
import { refreshFirstPublication } from './store/works.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const MINUTE = 60_000;
/** Instants the same world is looked at, in milliseconds from the transaction's own instant; the exact one is among them. */
const INSTANTS = [-2 * MINUTE, -1, 0, 1, 2 * MINUTE];

class RolledBack extends Error {}

/** Runs in a transaction that leaves nothing, so that a thousand worlds need no clearing away. */
async function inPassing(work: (tx: Transaction) => Promise<void>): Promise<void> {
  await test.services.database
    .transact(async (tx) => {
      await work(tx);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
}

const perhaps = fc.option(fc.constant('image'), { nil: null });
// Most things are in order, so that the rules further down are reached.
const rarely = fc.constantFrom(false, false, false, true);
const account = fc.record({ isDisabled: rarely, isSiteClosed: rarely, icon: perhaps, hero: perhaps });
const episode = fc.record({
  status: fc.constantFrom('DRAFT', 'SCHEDULED', 'FAN_ONLY', 'PUBLIC', 'SUSPENDED'),
  offset: fc.constantFrom(-3 * MINUTE, -MINUTE, -1, 0, 1, MINUTE, 3 * MINUTE),
  isDeleted: rarely,
  thumbnail: perhaps,
  pages: fc.nat({ max: 2 }),
});
const work = fc.record({
  owner: fc.nat({ max: 2 }),
  isDeleted: rarely,
  isSuspended: rarely,
  cover: perhaps,
  episodes: fc.array(episode, { maxLength: 4 }),
});
const illustration = fc.record({
  owner: fc.nat({ max: 2 }),
  // Of a work of any creator, so that a work that is hidden is among them.
  work: fc.option(fc.nat({ max: 4 }), { nil: null }),
  isOpen: fc.constantFrom(true, true, false),
  isDeleted: rarely,
  isSuspended: rarely,
  images: fc.integer({ min: 1, max: 3 }),
});
const worlds = fc.record({
  accounts: fc.array(account, { minLength: 3, maxLength: 3 }),
  works: fc.array(work, { maxLength: 5 }),
  illustrations: fc.array(illustration, { maxLength: 4 }),
});
type Plan = typeof worlds extends fc.Arbitrary<infer World> ? World : never;

/** Writes a world around the transaction's instant and answers it as `visibleAt` wants it. */
async function write(tx: Transaction, plan: Plan, now: number): Promise<StoredWorld> {
  let made = 0;
  const id = (letter: string): string => `${letter}${String((made += 1)).padStart(20, '0')}`;
  const images: [string, string][] = [];
  const picture = (ownerId: string): string => {
    const imageId = id('i');
    images.push([imageId, ownerId]);
    return imageId;
  };
  const accounts: StoredAccount[] = plan.accounts.map(({ isDisabled, isSiteClosed, icon, hero }) => {
    const own = id('u');
    return { id: own, isDisabled, isSiteClosed, iconImageId: icon && picture(own), heroImageId: hero && picture(own) };
  });
  const works: StoredWork[] = [];
  const episodes: StoredEpisode[] = [];
  for (const one of plan.works) {
    const userId = accounts[one.owner]?.id ?? '';
    const workId = id('w');
    works.push({
      id: workId,
      userId,
      isDeleted: one.isDeleted,
      isSuspended: one.isSuspended,
      coverImageId: one.cover && picture(userId),
    });
    for (const { status, offset, isDeleted, thumbnail, pages } of one.episodes) {
      const publishAt = status === 'DRAFT' ? null : now + offset;
      episodes.push({
        id: id('e'),
        workId,
        status: status as StoredEpisode['status'],
        publishAt,
        isDeleted,
        thumbnailImageId: thumbnail && picture(userId),
        pageImageIds: Array.from({ length: pages }, () => picture(userId)),
      });
    }
  }
  const illustrations: StoredIllustration[] = plan.illustrations.map(({ owner, work: of, images: count, ...flags }) => {
    const userId = accounts[owner]?.id ?? '';
    return {
      ...flags,
      id: id('l'),
      userId,
      workId: (of !== null && works[of]?.id) || null,
      imageIds: Array.from({ length: count }, () => picture(userId)),
    };
  });
  const world = { accounts, works, episodes, illustrations };
  await insert(tx, world, images);
  await insertIllustrations(tx, illustrations);
  return world;
}

async function insert(
  tx: Transaction,
  { accounts, works, episodes }: StoredWorld,
  images: [string, string][],
): Promise<void> {
  const rows = (list: object[]): string => JSON.stringify(list);
  const pages = episodes.flatMap((one) =>
    one.pageImageIds.map((imageId, index) => ({
      id: `p${imageId.slice(1)}`,
      episodeId: one.id,
      imageId,
      position: index + 1,
    })),
  );
  await tx.query(
    'addAccounts',
    `INSERT INTO accounts (id, disabled_at) SELECT g.id, CASE WHEN g."isDisabled" THEN now() END FROM json_to_recordset($1) AS g (id text, "isDisabled" bool)`,
    [rows(accounts)],
  );
  await tx.query(
    'addImages',
    `INSERT INTO images (id, owner_id, type, format, width, height, byte_size, sha256) SELECT g.id, g.owner, 'PAGE', 'png', 1, 1, 1, '\\x00' FROM json_to_recordset($1) AS g (id text, owner text)`,
    [rows(images.map(([id, owner]) => ({ id, owner })))],
  );
  await tx.query(
    'addUsers',
    `INSERT INTO users (id, screen_name, display_name, icon_image_id) SELECT g.id, g.id, g.id, g."iconImageId" FROM json_to_recordset($1) AS g (id text, "iconImageId" text)`,
    [rows(accounts)],
  );
  await tx.query(
    'addSites',
    `INSERT INTO sites (id, user_id, title, is_closed, hero_image_id) SELECT 's' || g.id, g.id, '', g."isSiteClosed", g."heroImageId" FROM json_to_recordset($1) AS g (id text, "isSiteClosed" bool, "heroImageId" text)`,
    [rows(accounts)],
  );
  await tx.query(
    'addWorks',
    `INSERT INTO works (id, user_id, title, cover_image_id, deleted_at, suspended_at) SELECT g.id, g."userId", '', g."coverImageId", CASE WHEN g."isDeleted" THEN now() END, CASE WHEN g."isSuspended" THEN now() END FROM json_to_recordset($1) AS g (id text, "userId" text, "coverImageId" text, "isDeleted" bool, "isSuspended" bool)`,
    [rows(works)],
  );
  await tx.query(
    'addEpisodes',
    `INSERT INTO episodes (id, work_id, position, status, publish_at, deleted_at, thumbnail_image_id)
     SELECT g.id, g."workId", g.place, g.status, to_timestamp(g."publishAt" / 1000.0), CASE WHEN g."isDeleted" THEN now() END, g."thumbnailImageId"
     FROM json_to_recordset($1) AS g (id text, "workId" text, place int, status text, "publishAt" numeric, "isDeleted" bool, "thumbnailImageId" text)`,
    [rows(episodes.map((one, place) => ({ ...one, place })))],
  );
  await tx.query(
    'addPages',
    `INSERT INTO pages (id, episode_id, position, image_id) SELECT g.id, g."episodeId", g.position, g."imageId" FROM json_to_recordset($1) AS g (id text, "episodeId" text, position int, "imageId" text)`,
    [rows(pages)],
  );
  for (const { id } of works) await refreshFirstPublication(tx, id);
}

async function insertIllustrations(tx: Transaction, illustrations: StoredIllustration[]): Promise<void> {
  await tx.query(
    'addIllustrations',
    `INSERT INTO illustrations (id, user_id, work_id, title, is_open, first_opened_at, deleted_at, suspended_at)
     SELECT g.id, g."userId", g."workId", '', g."isOpen", now(), CASE WHEN g."isDeleted" THEN now() END, CASE WHEN g."isSuspended" THEN now() END
     FROM json_to_recordset($1) AS g (id text, "userId" text, "workId" text, "isOpen" bool, "isDeleted" bool, "isSuspended" bool)`,
    [JSON.stringify(illustrations)],
  );
  const pictures = illustrations.flatMap(({ id, imageIds }) =>
    imageIds.map((imageId, position) => ({ id: `m${imageId.slice(1)}`, illustrationId: id, imageId, position })),
  );
  await tx.query(
    'addIllustrationImages',
    `INSERT INTO illustration_images (id, illustration_id, image_id, position) SELECT g.id, g."illustrationId", g."imageId", g.position
     FROM json_to_recordset($1) AS g (id text, "illustrationId" text, "imageId" text, position int)`,
    [JSON.stringify(pictures)],
  );
}

/** Lets time pass by moving everything that is dated; the transaction's own instant stays. */
async function letPass(tx: Transaction, ms: number): Promise<void> {
  await tx.query('moveEpisodes', `UPDATE episodes SET publish_at = publish_at - make_interval(secs => $1)`, [
    ms / 1000,
  ]);
  await tx.query('moveWorks', `UPDATE works SET first_publish_at = first_publish_at - make_interval(secs => $1)`, [
    ms / 1000,
  ]);
}

async function whatTheDatabaseShows(tx: Transaction): Promise<VisibleWorld> {
  const list = async (view: string, column: string) =>
    (await tx.query<{ id: string }>('look', `SELECT DISTINCT ${column} AS id FROM ${view} ORDER BY 1`))
      .map((row) => row.id)
      .toSorted();
  return {
    works: await list('visible_works', 'id'),
    episodes: await list('visible_episodes', 'id'),
    illustrations: await list('visible_illustrations', 'id'),
    images: await list('public_images', 'image_id'),
  };
}

it('what readers can see is what the rules say, for every state of things at every instant', async () => {
  const seen = { episodes: 0, illustrations: 0 };
  await fc.assert(
    fc.asyncProperty(worlds, (plan) =>
      inPassing(async (tx) => {
        const [clock] = await tx.query<{ now: number }>(
          'readClock',
          `SELECT floor(extract(epoch FROM now()) * 1000)::float8 AS now`,
        );
        const now = clock?.now ?? 0;
        const world = await write(tx, plan, now);
        let passed = 0;
        for (const instant of INSTANTS) {
          await letPass(tx, instant - passed);
          passed = instant;
          const shown = await whatTheDatabaseShows(tx);
          expect(shown).toEqual(visibleAt(world, now + instant));
          seen.episodes += shown.episodes.length;
          seen.illustrations += shown.illustrations.length;
        }
      }),
    ),
    { numRuns: 200 },
  );
  // A rule that shows nothing would agree with views that show nothing. In 80 worlds some 150 of each are seen, and by chance less than 70.
  expect(Math.min(seen.episodes, seen.illustrations)).toBeGreaterThan(100);
});
