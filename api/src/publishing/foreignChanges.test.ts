import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/publishing/createTestSite.ts';
import { createTestRenderer } from '../testing/publishing/testRenderer.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const countForeign = async (): Promise<number> => {
  const [row] = await site.database.query<{ count: number }>(
    'countForeign',
    'SELECT count(*)::int AS count FROM content_changes WHERE NOT pg_visible_in_snapshot(xid, pg_current_snapshot())',
  );
  return row!.count;
};

it('changes of a dump that was restored in another cluster are changes of this one as soon as a worker starts', async () => {
  await site.database.query(
    'asOfAnotherCluster',
    `INSERT INTO content_changes (key, xid) SELECT 'newWorks', (pg_current_xact_id()::text::bigint + 1000000)::text::xid8`,
  );
  // Nothing would ever show them: each drawing of their pages would be followed by another one.
  expect(await countForeign()).toBe(1);
  const publisher = site.createPublisher({ renderer: await createTestRenderer(site.publicDir) });
  await publisher.start();
  await publisher.stop();
  expect(await countForeign()).toBe(0);
});
