import type { Database, Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { findEpisodes, suspendEpisode } from '../../publications/episodes/index.ts';
import { findIllustrations, suspendIllustration } from '../../publications/illustrations/index.ts';
import { findWorks, suspendWork } from '../../publications/works/index.ts';
import { takeDownComment } from '../comments/index.ts';
import { setAccountDisabled } from './disableAccount.ts';
import { reportableOf, type Reportable } from './policy.ts';
import type { ReportedThing } from './store/reports.ts';
import { writeDecision } from './writeDecision.ts';

type TakeDown = (
  services: Needs<'database'>,
  id: string,
  /** Written in the same transaction. */
  beside: (tx: Transaction) => Promise<void>,
) => Promise<unknown>;

/** How each kind is taken down. Said twice each stays as it is. */
export const TAKE_DOWN: Record<Reportable, TakeDown> = {
  User: ({ database }, id, beside) => setAccountDisabled(database, id, true, beside),
  Work: (services, id, beside) => suspendWork(services, id, true, beside),
  Episode: (services, id, beside) => suspendEpisode(services, id, true, beside),
  Illustration: (services, id, beside) => suspendIllustration(services, id, true, beside),
  DaredemoComment: ({ database }, id, beside) => takeDownComment(database, id, beside),
  YawarakaComment: ({ database }, id, beside) => takeDownComment(database, id, beside),
};

async function findThing(database: Database, id: string): Promise<ReportedThing | null> {
  const kind = reportableOf(id);
  const find = { Work: findWorks, Episode: findEpisodes, Illustration: findIllustrations };
  if (kind === null || !(kind in find)) return null;
  const found = (await find[kind as keyof typeof find](database, [id])).get(id);
  return found && found.deletedAt === null ? { id, ownerId: found.userId, shownText: found.title } : null;
}

/**
 * Takes a work, an episode or an illustration down that nobody needs to have reported, writes who did and why, and mails its creator, who
 * reads the reason at the thing, too. Throws NOT_FOUND for what is not there or in the trash.
 */
export async function takeDown(
  services: Needs<'config' | 'database'>,
  id: string,
  { operator, note }: { operator: string; note: string },
): Promise<void> {
  const { config, database } = services;
  const thing = await findThing(database, id);
  const kind = reportableOf(id);
  if (!thing || !kind) throw notFound();
  await TAKE_DOWN[kind](services, id, (tx) =>
    writeDecision(tx, config, { ...thing, thingId: id }, { operator, decision: 'TAKE_DOWN', note, reportIds: [] }),
  );
}
