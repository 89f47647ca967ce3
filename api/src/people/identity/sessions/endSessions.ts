import type { Needs } from '../../../graphql/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { RunningSession } from '../runningSession.ts';
import { endSessionsOf } from '../store/endedSessions.ts';
import { endOwnSession } from '../store/ownSessions.ts';

/** Ends one of the own sessions; its tokens die within a second. Throws NOT_FOUND for one that is not there or not one's own. */
export async function endSessionById(
  services: Needs<'database'>,
  { actor }: RunningSession,
  id: string,
): Promise<void> {
  await services.database.transact(async (tx) => {
    if (!(await endOwnSession(tx, actor.accountId, id))) throw notFound();
  });
}

/** Signs out everywhere: on every other device, or here as well. */
export async function endSessions(
  services: Needs<'database'>,
  { id, actor }: RunningSession,
  { keepThisOne }: { keepThisOne: boolean },
): Promise<void> {
  await services.database.transact((tx) => endSessionsOf(tx, actor.accountId, keepThisOne ? id : null));
}
