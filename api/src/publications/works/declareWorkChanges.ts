import type { Transaction } from '../../database/index.ts';
import { declareChanges, keys, listRankingKeys, type Key } from '../../publishing/index.ts';
import { findWorkTags, hasTagAlone } from './store/workTags.ts';
import { isInPortfolio, type WorkRecord } from './store/works.ts';

/** The lists of works of the tags that a work has; the list of all tags too, where one of them has no other work that readers can see. */
export async function listTagKeysOf(tx: Transaction, workId: string): Promise<Key[]> {
  const tags = (await findWorkTags(tx, [workId])).get(workId) ?? [];
  const lists = tags.map(({ tagId }) => keys.tagWorks(tagId));
  return (await hasTagAlone(tx, workId)) ? [...lists, keys.tagDirectory] : lists;
}

/** The lists a work stands in: whatever shows them has to be drawn again when the work joins or leaves. */
export async function listKeysOf(tx: Transaction, work: Pick<WorkRecord, 'id' | 'userId'>): Promise<Key[]> {
  return [
    keys.newWorks,
    keys.hotWorks,
    keys.hotTags,
    keys.userWorks(work.userId),
    keys.userTimeline(work.userId),
    // A portfolio of nothing but works of ours joins the list of portfolios with the first of them that readers can see.
    ...((await isInPortfolio(tx, work.id)) ? [keys.portfolios] : []),
    ...(await listTagKeysOf(tx, work.id)),
    ...(await listRankingKeys(tx, [work.id])),
  ];
}

/** A work became visible or ceased to be: itself, its lists, and everything that shows it. */
export async function declareWorkAppearance(tx: Transaction, work: Pick<WorkRecord, 'id' | 'userId'>): Promise<void> {
  await declareChanges(tx, [
    keys.work(work.id),
    keys.workEpisodes(work.id),
    keys.hotNewEpisodes,
    keys.sellingNewEpisodes,
    ...(await listKeysOf(tx, work)),
  ]);
}
