import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { workLoader, type WorkRecord } from '../../publications/works/index.ts';
import { loadOwnWork } from './loadOwnWork.ts';
import { listReadWorks } from './store/norms.ts';

/** A work that analytics can be shown of. */
export interface AnalyticsWork {
  work: WorkRecord;
  readers: number;
  episodeCount: number;
}

/** The viewer's works with an episode that is out, the one with most readers first. */
export async function listAnalyticsWorks(context: Context): Promise<AnalyticsWork[]> {
  const rows = await listReadWorks(context.reader, accountOf(context.actor));
  const works = await Promise.all(rows.map(({ id }) => workLoader(context).load(id)));
  return rows.flatMap(({ readers, episodeCount }, index) => {
    const work = works[index];
    return work ? [{ work, readers, episodeCount }] : [];
  });
}

/** The work that is asked for, or without one the work with most readers; null where nothing is out. Throws NOT_FOUND for another's. */
export async function selectWork(context: Context, workId: string | null | undefined): Promise<AnalyticsWork | null> {
  if (workId) await loadOwnWork(context, workId);
  const all = await listAnalyticsWorks(context);
  return (workId ? all.find(({ work }) => work.id === workId) : all[0]) ?? null;
}
