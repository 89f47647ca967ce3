import type { Transaction } from '../database/index.ts';
import { declareChanges, keys } from '../publishing/index.ts';
import { listRankingKeys } from '../rankings/index.ts';
import { findWorkTags } from './store/workTags.ts';
import type { WorkRecord } from './store/works.ts';

/** The lists a work stands in: whatever shows them has to be drawn again when the work joins or leaves. */
export async function listKeysOf(tx: Transaction, work: Pick<WorkRecord, 'id' | 'userId'>): Promise<string[]> {
  const tags = (await findWorkTags(tx, [work.id])).get(work.id) ?? [];
  // A portfolio of nothing but works of ours joins the list of portfolios with the first of them that readers can see.
  const inPortfolio = await tx.query('isInPortfolio', 'SELECT 1 FROM portfolio_komawari_works WHERE work_id = $1', [
    work.id,
  ]);
  return [
    'newWorks',
    'hotWorks',
    'hotTags',
    `User:${work.userId}/works`,
    `User:${work.userId}/timeline`,
    ...inPortfolio.map(() => keys.portfolios),
    ...tags.map((tag) => `Tag:${tag.tagId}/works`),
    ...(await listRankingKeys(tx, [work.id])),
  ];
}

/** A work became visible or ceased to be: itself, its lists, and everything that shows it. */
export async function declareWorkAppearance(tx: Transaction, work: Pick<WorkRecord, 'id' | 'userId'>): Promise<void> {
  await declareChanges(tx, [
    `Work:${work.id}`,
    `Work:${work.id}/episodes`,
    'hotNewEpisodes',
    ...(await listKeysOf(tx, work)),
  ]);
}
