import type { Database } from '@komawari/api/database';
import { NO_DETAILS } from '../../../../api/src/readers/reading/ReadingEvent.ts';
import { writeReadingEvents } from '../../../../api/src/readers/reading/store/readingEvents.ts';
import { rollUpAnalytics } from '../../../../api/src/analytics/rollups/index.ts';
import { EPISODES, WORKS } from './fillEvents.ts';

const BATCH_MS = 200;
const padded = (number: number) => String(number).padStart(20, '0');

/** Writes that many events a second and counts them every ten seconds, until it is told to stop. */
export function feedEvents(database: Database, perSecond: number) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let written = 0;
  let worstLag = 0;
  const size = Math.round((perSecond * BATCH_MS) / 1000);
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
  const writing = (async () => {
    for (let next = performance.now(); !signal.aborted; next += BATCH_MS) {
      await wait(next - performance.now());
      await writeReadingEvents(
        database,
        Array.from({ length: size }, () => {
          const work = 1 + Math.floor(WORKS * Math.random() ** 3);
          written += 1;
          return {
            kind: 'OPEN' as const,
            workId: `w${padded(work)}`,
            episodeId: `e${padded((work - 1) * EPISODES + 1 + Math.floor(Math.random() * EPISODES))}`,
            personKey: `guest:${written}`,
            isGuest: true,
            eventId: `fed${written}`,
            ...NO_DETAILS,
          };
        }),
      );
    }
  })();
  const counting = (async () => {
    let last = performance.now();
    while (!signal.aborted) {
      await wait(10_000);
      await rollUpAnalytics(database);
      // What came right after the turn before began waits until the end of this one.
      worstLag = Math.max(worstLag, performance.now() - last);
      last = performance.now();
    }
  })();
  return {
    async stop(): Promise<{ written: number; worstLag: number }> {
      stopping.abort();
      await Promise.all([writing, counting]);
      return { written, worstLag: worstLag / 1000 };
    },
  };
}
