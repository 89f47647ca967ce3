import { expect, it } from 'vitest';
import { addCreator, addDraft, setStatus } from '../testing/publishing/contentBuilders.ts';
import { createTestSite } from '../testing/publishing/createTestSite.ts';
import { countStatements } from '../database/index.ts';
import { expandChanges } from './expandChanges.ts';

/** How many pages one publication draws, and how many statements it takes to find them, among other creators' works. */
async function publishAmong(others: number): Promise<{ drawn: number; statements: number }> {
  const site = await createTestSite();
  try {
    for (let index = 0; index < others; index++) {
      const { workId } = await addCreator(site.database, `other_${index}`);
      await setStatus(site.database, await addDraft(site.database, workId), 'PUBLIC');
    }
    const publisher = site.createPublisher();
    await publisher.runOnce();
    const { workId } = await addCreator(site.database, 'mine');
    await setStatus(site.database, await addDraft(site.database, workId), 'PUBLIC');
    const next = await addDraft(site.database, workId);
    await publisher.runOnce();
    await setStatus(site.database, next, 'PUBLIC');
    site.takeLog();
    let statements = 0;
    const database = {
      ...site.database,
      transact: <Result>(work: Parameters<typeof site.database.transact<Result>>[0]) =>
        site.database.transact<Result>(async (tx) => {
          const counted = countStatements(tx);
          const result = await work({ ...tx, query: counted.query.bind(counted) });
          statements += counted.statements.length;
          return result;
        }),
    };
    await expandChanges(database);
    await publisher.runOnce();
    const log = site.takeLog();
    return { drawn: [...log.rendered, ...log.unchanged, ...log.removed, ...log.absent].length, statements };
  } finally {
    await site.close();
  }
}

it('publishing an episode draws no more pages on a large site than on a small one, and asks no more', async () => {
  const small = await publishAmong(5);
  const large = await publishAmong(100);
  expect(large).toEqual(small);
  expect(small.drawn).toBeLessThanOrEqual(8);
});
