import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { workLoader, type WorkRecord } from '../../publications/works/index.ts';
import { canSeeFigures } from './policy.ts';

/** A work whose numbers the viewer may see. Throws NOT_FOUND for all others: nobody learns that they are there. */
export async function loadOwnWork(context: Context, id: string): Promise<WorkRecord> {
  const work = await workLoader(context).load(id);
  if (!work || !canSeeFigures(context.actor, work)) throw notFound();
  return work;
}
