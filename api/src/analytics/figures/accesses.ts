import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { todayInTokyo } from '../../kernel/today.ts';
import { findProgress, type Progress } from '../rollups/index.ts';
import { loadOwnWork } from './loadOwnWork.ts';
import {
  countWorkAccesses,
  listMinutes,
  listSources,
  readEpisodeAccesses,
  type EpisodeAccess,
  type WorkAccess,
} from './store/accesses.ts';
import { listReadWorks } from './store/norms.ts';
import { listWorkDays, type WorkDay } from './store/sums.ts';
import { toSources, type Source } from './sources.ts';

/** Accesses of the viewer's works, or of one, on the last days in Tokyo, today included. */
export interface Accesses {
  workIds: string[];
  days: string[];
  progress: Progress;
}

const DAY_MS = 24 * 3_600_000;

/** A day in Tokyo, so many days before an instant. */
export const dayBefore = (now: number, days: number): string => todayInTokyo(now - days * DAY_MS);

/** Loads accesses of the last days, 30 when nobody says how many, at most 90. */
export async function loadAccesses(
  context: Context,
  { workId, days }: { workId?: string | null | undefined; days?: number | null | undefined },
): Promise<Accesses> {
  const count = boundedFirst(days, 30, 90);
  const now = Date.now();
  const workIds = workId
    ? [(await loadOwnWork(context, workId)).id]
    : (await listReadWorks(context.reader, accountOf(context.actor))).map(({ id }) => id);
  return {
    workIds,
    days: Array.from({ length: count }, (_, index) => dayBefore(now, count - 1 - index)),
    progress: await findProgress(context.reader),
  };
}

const boundsOf = ({ days }: Accesses): [string, string] => [days[0] ?? '', days.at(-1) ?? ''];

/** Views and people by day. */
export const listDays = ({ reader }: Context, accesses: Accesses): Promise<WorkDay[]> =>
  listWorkDays(reader, accesses.workIds, ...boundsOf(accesses));

/** Where readers came from. */
export async function listAccessSources({ reader }: Context, accesses: Accesses): Promise<Source[]> {
  return toSources(await listSources(reader, accesses.workIds, ...boundsOf(accesses)));
}

/** Views of each work on the days, and on as many days before, the most first. */
export async function listWorkAccesses({ reader }: Context, accesses: Accesses): Promise<WorkAccess[]> {
  const rows = await countWorkAccesses(reader, accesses.workIds, ...boundsOf(accesses));
  return rows.toSorted((a, b) => b.views - a.views || (a.workId < b.workId ? -1 : 1));
}

/** Views of the episodes of a work on the last days, and on as many days before, the latest episode first. */
export async function listEpisodeAccesses(
  context: Context,
  { id, days, ...page }: PageAsked & { id: string; days?: number | null | undefined },
): Promise<Slice<EpisodeAccess>> {
  const accesses = await loadAccesses(context, { workId: id, days });
  return readEpisodeAccesses(context.reader, id, boundsOf(accesses), boundedPage(page, 20));
}

/** What happens right now: views of the last thirty minutes. */
export interface LiveAccesses {
  minutes: { at: Date; views: number }[];
  episodes: { episodeId: string; views: number }[];
}

const LIVE_MINUTES = 30;
const MINUTE_MS = 60_000;

/** Loads the views of the last thirty minutes, the running one last, by minute and by episode. */
export async function loadLiveAccesses({ reader }: Context, { workIds }: Accesses): Promise<LiveAccesses> {
  const running = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const minutes = Array.from(
    { length: LIVE_MINUTES },
    (_, index) => new Date(running - (LIVE_MINUTES - 1 - index) * MINUTE_MS),
  );
  const rows = await listMinutes(reader, workIds, minutes);
  const views = (of: typeof rows) => of.reduce((sum, row) => sum + row.views, 0);
  const byMinute = Map.groupBy(rows, ({ at }) => at.getTime());
  const byEpisode = Map.groupBy(rows, ({ episodeId }) => episodeId);
  return {
    minutes: minutes.map((at) => ({ at, views: views(byMinute.get(at.getTime()) ?? []) })),
    episodes: [...byEpisode]
      .map(([episodeId, of]) => ({ episodeId, views: views(of) }))
      .filter((row) => row.views > 0)
      .toSorted((a, b) => b.views - a.views || (a.episodeId < b.episodeId ? -1 : 1)),
  };
}
