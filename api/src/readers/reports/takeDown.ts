import type { Database } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { findEpisodes, suspendEpisode } from '../../publications/episodes/index.ts';
import { findIllustrations, suspendIllustration } from '../../publications/illustrations/index.ts';
import { findWorks, suspendWork } from '../../publications/works/index.ts';
import { takeDownComment } from '../comments/index.ts';
import { setAccountDisabled } from './disableAccount.ts';
import { reportableOf, type Reportable } from './policy.ts';
import { logDecision } from './store/decisions.ts';
import type { ReportedThing } from './store/reports.ts';

/** How each kind is taken down. Said twice each stays as it is. */
export const TAKE_DOWN: Record<Reportable, (services: Needs<'database'>, id: string) => Promise<unknown>> = {
  User: ({ database }, id) => setAccountDisabled(database, id, true),
  Work: (services, id) => suspendWork(services, id, true),
  Episode: (services, id) => suspendEpisode(services, id, true),
  Illustration: (services, id) => suspendIllustration(services, id, true),
  DaredemoComment: ({ database }, id) => takeDownComment(database, id),
  YawarakaComment: ({ database }, id) => takeDownComment(database, id),
};

async function findThing(database: Database, id: string): Promise<ReportedThing | null> {
  const kind = reportableOf(id);
  const find = { Work: findWorks, Episode: findEpisodes, Illustration: findIllustrations };
  if (kind === null || !(kind in find)) return null;
  const found = (await find[kind as keyof typeof find](database, [id])).get(id);
  return found && found.deletedAt === null ? { id, ownerId: found.userId, shownText: found.title } : null;
}

/**
 * Takes a work, an episode or an illustration down that nobody needs to have reported, and writes who did and why: its creator reads that
 * at the thing. The thing goes first: where the reason is not written any more, the command is given again, and the later reason
 * holds. Throws NOT_FOUND for what is not there or in the trash.
 */
export async function takeDown(
  services: Needs<'database'>,
  id: string,
  { operator, note }: { operator: string; note: string },
): Promise<void> {
  const { database } = services;
  const thing = await findThing(database, id);
  const kind = reportableOf(id);
  if (!thing || !kind) throw notFound();
  await TAKE_DOWN[kind](services, id);
  await database.transact((tx) =>
    logDecision(tx, { ...thing, thingId: id }, { operator, decision: 'TAKE_DOWN', note, reportIds: [] }),
  );
}
