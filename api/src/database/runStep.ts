import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Transaction } from './database.ts';
import { watchBlockers } from './watchBlockers.ts';

/**
 * One step of the schema's history. It runs in one transaction with the row that notes it: both are there afterwards, or
 * neither.
 */
export interface Migration {
  up(tx: Transaction): Promise<void>;
  /**
   * Given by a step that takes away what an earlier release reads or writes: the name of the step that came with the first release
   * that does without it. Releases that know that step may work beside this one; earlier ones are refused. Left out where
   * everything that was there stays.
   */
  contractsAfter?: string;
}

/** A step and the name it is noted by in `schema_migrations`. */
export interface Step {
  name: string;
  load(): Promise<Migration>;
}

/** Somebody holds a lock that a step needs, for longer than it was tried. Nothing of the step was done. */
export class MigrationBlocked extends Error {
  override name = 'MigrationBlocked';
}

/**
 * Whoever waits for a lock holds up everybody who comes for the same table later, readers too. So a step waits this
 * briefly, gives back everything, and comes again.
 */
const LOCK_TIMEOUT_MS = 150;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** How long a step comes again before it says who stands in its way. */
const TIMEOUT_MS = 120_000;

/** SQLSTATEs of a lock that was not given in time, and of two who waited for each other. */
const NOT_GIVEN = ['55P03', '40P01'];

const isLockRefused = (error: unknown): boolean => {
  const { code, parent } = error as { code?: string; parent?: { code?: string } };
  return NOT_GIVEN.includes(code ?? parent?.code ?? '');
};

/** Tries once. Answers who stood in the way, or null when it is done. */
async function attempt(database: Database, { name, load }: Step): Promise<{ blocker: string | null } | null> {
  const migration = await load();
  let watch: ReturnType<typeof watchBlockers> | undefined;
  try {
    await database.transact(async (tx) => {
      // To rewrite a large table takes longer than any request may; what counts is how long others wait for it to begin.
      const [self] = await tx.query<{ pid: number }>(
        'limitLocks',
        `SELECT pg_backend_pid() AS pid, set_config('lock_timeout', $1, true), set_config('statement_timeout', '0', true)`,
        [String(LOCK_TIMEOUT_MS)],
      );
      watch = watchBlockers(database, self?.pid ?? 0);
      await migration.up(tx);
      await tx.query('noteMigration', 'INSERT INTO schema_migrations (name, needs) VALUES ($1, $2)', [
        name,
        migration.contractsAfter ?? null,
      ]);
    });
    return null;
  } catch (error) {
    if (isLockRefused(error)) return { blocker: watch?.describe() ?? null };
    throw error;
  } finally {
    watch?.stop();
  }
}

/** Runs a step, again and again while others hold a lock it needs. Throws MigrationBlocked after `timeoutMs`. */
export async function runStep(database: Database, step: Step, timeoutMs = TIMEOUT_MS): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  let blocker: string | null = null;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const refused = await attempt(database, step);
    if (!refused) return;
    blocker = refused.blocker ?? blocker;
    if (Date.now() + pauseMs > giveUpAt)
      throw new MigrationBlocked(
        [
          `The step "${step.name}" of the migration got no lock in ${Math.ceil(timeoutMs / 1000)} s, and nothing of it was done.`,
          ...(blocker === null ? [] : [blocker]),
          'Start again when nothing holds it any more.',
        ].join(' '),
      );
    await wait(pauseMs);
  }
}
