import type { Database } from '../../database/index.ts';
import type { Log } from '../PublisherParts.ts';
import { describeError } from '../recordBatch.ts';
import { startLoop, type Loop } from '../startLoop.ts';
import { claimPurges, deletePurges, forgetOtherTargets, postponePurges } from '../store/purges.ts';
import type { PurgeTarget } from './PurgeTarget.ts';
import { tagOf } from './tagOf.ts';

const LOOK_EVERY_MS = 1000;

interface PurgeParts {
  database: Database;
  log: Pick<Log, 'error'>;
}

/**
 * Tells a cache the next of what it has to forget. The rows stay locked meanwhile and are deleted after it said yes: a process that dies
 * leaves them to the next. Answers whether there may be more.
 */
export async function sendPurges({ database, log }: PurgeParts, target: PurgeTarget): Promise<boolean> {
  return database.transact(async (tx) => {
    const due = await claimPurges(tx, target.name, target.most);
    if (due.length === 0) return false;
    const ids = due.map(({ id }) => id);
    try {
      await target.purge([...new Set(due.map(({ path }) => tagOf(path)))]);
    } catch (error) {
      log.error({ err: error, target: target.name }, 'a cache could not be told what to forget, trying again');
      await postponePurges(tx, ids, describeError(error));
      return false;
    }
    await deletePurges(tx, ids);
    return true;
  });
}

/** Tells each cache what it has to forget until stopped; one that is away keeps no other from being told. */
export async function startPurging(parts: PurgeParts, targets: readonly PurgeTarget[]): Promise<Pick<Loop, 'stop'>> {
  await parts.database.transact((tx) =>
    forgetOtherTargets(
      tx,
      targets.map(({ name }) => name),
    ),
  );
  const loops = targets.map((target) =>
    startLoop(LOOK_EVERY_MS, () =>
      sendPurges(parts, target).catch((error: unknown) => {
        parts.log.error({ err: error, target: target.name }, 'purging is interrupted, trying again in a second');
        return false;
      }),
    ),
  );
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
