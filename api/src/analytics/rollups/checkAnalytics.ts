import type { Database } from '../../database/index.ts';
import { rollUpAnalytics } from './rollUpAnalytics.ts';
import { findProgress, giveTime, listCheckableDays } from './store/progress.ts';
import { compareReactions } from './store/reactions.ts';
import { compareDay, compareTotals, type WrongFact } from './store/recount.ts';

/** What a check of the counts found. */
export interface AnalyticsCheck {
  /** Days that are over and whose events are still there. */
  days: string[];
  wrong: (WrongFact & { day: string | null })[];
}

/** Compares every count of closed days with the events it was made of, what readers gave on every day with its rows, and every total with its days. Day null: a total. */
export async function checkAnalytics(database: Database): Promise<AnalyticsCheck> {
  // Whoever stopped counting since the last minute is taken out first.
  await rollUpAnalytics(database);
  return database.snapshot(async (tx) => {
    await giveTime(tx);
    const { closedThrough } = await findProgress(tx);
    const days = closedThrough === null ? [] : await listCheckableDays(tx, closedThrough);
    const wrong: AnalyticsCheck['wrong'] = [];
    for (const day of days) wrong.push(...(await compareDay(tx, day)).map((fact) => ({ ...fact, day })));
    wrong.push(...(await compareReactions(tx)));
    wrong.push(...(await compareTotals(tx)).map((fact) => ({ ...fact, day: null })));
    return { days, wrong };
  });
}
