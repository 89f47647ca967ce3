import type { Context } from '../../graphql/context.ts';
import { dayBefore } from './accesses.ts';
import { EARLY_DAYS } from './ranges.ts';
import type { Figures } from './readFigures.ts';
import { listWorkDays, type WorkDay } from './store/sums.ts';

/** Views and people of a day. */
export interface DayOfWork extends WorkDay {
  /** Whether the day is over and counted whole. */
  isClosed: boolean;
}

/** A line is no longer. */
const MOST_DAYS = 366;

/** The days of a range: since the first episode, or the first three of the latest one. */
export async function listDaysOf(
  { reader }: Pick<Context, 'reader'>,
  { work, episodes, range, progress }: Figures,
): Promise<DayOfWork[]> {
  const now = Date.now();
  const days = episodes.map(({ episode }) => episode.publishedOn).toSorted();
  const [first, latest] = [days[0], days.at(-1)];
  if (!first || !latest) return [];
  const today = dayBefore(now, 0);
  const [from, to] = range === 'ALL_TIME' ? [first, today] : [latest, dayBefore(Date.parse(latest), 1 - EARLY_DAYS)];
  const oldest = dayBefore(now, MOST_DAYS - 1);
  const rows = await listWorkDays(reader, [work.id], from > oldest ? from : oldest, to < today ? to : today);
  return rows.map((row) => ({
    ...row,
    isClosed: progress.closedThrough !== null && row.day <= progress.closedThrough,
  }));
}
