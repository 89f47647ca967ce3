import type { Reader } from '../../database/index.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { summarizeDeletion, type DeletionSummary } from './store/deletion.ts';

/** What goes with the viewer's account when it is deleted. */
export async function summarizeOwnDeletion(reader: Reader, { accountId }: Actor): Promise<DeletionSummary> {
  if (accountId === null) throw unauthenticated();
  return summarizeDeletion(reader, accountId);
}
