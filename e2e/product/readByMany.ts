import { expect } from '@playwright/test';
import { getProduct } from '../config.ts';
import type { Creator } from './Creator.ts';
import { strikeClock } from './operate.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/**
 * Has guests of as many networks read an episode: every other one to its last page, the others to the page before it.
 * Waits until their readings are counted, which a clock does every minute and which is asked for here.
 */
export async function readByMany(
  creator: Creator,
  { workId, episodeId }: { workId: string; episodeId: string },
  { readers, pages }: { readers: number; pages: number },
): Promise<void> {
  const reading = (index: number) => {
    const id = `${episodeId}${index}`;
    const last = index % 2 === 0 ? pages : pages - 1;
    return [
      { type: 'opened', id, episodeId },
      { type: 'page', id, episodeId, pageNumber: last, leavePosition: last / pages },
      ...(last === pages ? [{ type: 'completed', id, episodeId }] : []),
    ];
  };
  await Promise.all(
    Array.from({ length: readers }, async (_, index) => {
      const response = await fetch(`${getProduct().url}/reading-events`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': BROWSER,
          'x-forwarded-for': `172.16.${index + 1}.1`,
        },
        body: JSON.stringify({ events: reading(index) }),
      });
      expect(response.status).toBe(202);
    }),
  );
  await strikeClock('roll-up-readings', 'roll-up-analytics');
  await expect
    .poll(
      async () => {
        await creator.signInAgain();
        const { viewer } = await creator.ask(
          'query CountedReaders($id: ID!) { viewer { ... on RegisteredViewer { analyticsSelectedWork(workId: $id) { readers } } } }',
          { id: workId },
        );
        return viewer.analyticsSelectedWork.readers;
      },
      // What was written a moment too late for that is counted by the clock, once a minute.
      { message: 'readers that are counted', timeout: 100_000, intervals: [1000] },
    )
    .toBe(readers);
}
