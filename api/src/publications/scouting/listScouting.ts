import type { Needs } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { isContest, listScoutedEntries, type ScoutedEntry } from './store/entrants.ts';

/** Who of a contest may be written to by which department, who was, and what they answered. Throws NOT_FOUND. */
export async function listScouting({ database }: Needs<'database'>, identifier: string): Promise<ScoutedEntry[]> {
  if (!(await isContest(database, identifier))) throw notFound();
  return listScoutedEntries(database, identifier);
}
