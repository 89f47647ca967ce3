import type { Database } from '../../database/index.ts';
import { countNorms } from './store/countNorms.ts';
import {
  giveTime,
  moveAnalyticsProgress,
  noteComparison,
  takeAnalyticsTurn,
  wasComparedToday,
} from './store/progress.ts';
import { addReaders, countCells } from './store/readers.ts';
import { recountReactions } from './store/reactions.ts';
import { recountDay } from './store/recount.ts';

/**
 * Counts what happened since the last time: every work and day with new events, or with people who count no more, is counted
 * anew from its events, so that what is written is always what the events say.
 */
export async function rollUpAnalytics(database: Database): Promise<void> {
  while (await rollUpSome(database));
}

/** Counts one part; true when there is more. */
async function rollUpSome(database: Database): Promise<boolean> {
  return database.transact(async (tx) => {
    await giveTime(tx);
    const turn = await takeAnalyticsTurn(tx);
    for (const { day, workIds } of turn.days) await recountDay(tx, day, workIds);
    await recountReactions(tx);
    await addReaders(tx, turn.watermark, turn.upTo);
    await moveAnalyticsProgress(tx, turn);
    return turn.isPart;
  });
}

/** Counts, once a day, who the readers of works are, and what works of a genre, ranked works and all works have. */
export async function compareAnalytics(database: Database): Promise<void> {
  if (await wasComparedToday(database)) return;
  await database.transact(async (tx) => {
    await giveTime(tx);
    await countCells(tx);
    await countNorms(tx);
    // Last, because whoever counts readings waits for this row.
    await noteComparison(tx);
  });
}
