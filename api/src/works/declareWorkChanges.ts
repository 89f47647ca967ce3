import type { Transaction } from '../database/index.ts';
import { declareChanges } from '../publishing/index.ts';
import { findWorkTags } from './store/workTags.ts';
import type { WorkRecord } from './store/works.ts';

/** The lists a work stands in: whatever shows them has to be drawn again when the work joins or leaves. */
export async function listKeysOf(tx: Transaction, work: Pick<WorkRecord, 'id' | 'userId'>): Promise<string[]> {
  const tags = (await findWorkTags(tx, [work.id])).get(work.id) ?? [];
  return [
    'newWorks',
    'hotWorks',
    'hotTags',
    `User:${work.userId}/works`,
    `User:${work.userId}/timeline`,
    ...tags.map((tag) => `Tag:${tag.tagId}/works`),
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
