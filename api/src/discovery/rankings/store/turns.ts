import type { Transaction } from '../../../database/index.ts';

/** Waits until no other process computes rankings, because two would close the same days. Until the transaction ends. */
export async function takeTurnWithRankings(tx: Transaction): Promise<void> {
  await tx.query('takeTurn', `SELECT pg_advisory_xact_lock(hashtext('rankings'))`);
  // Sums of a hundred thousand works in memory; compiling the statement and sharing it out cost more than they save.
  await tx.query(
    'widenMemory',
    `SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
  );
}

/** Waits until no other process computes what is hot. Until the transaction ends. */
export async function takeTurnWithHotLists(tx: Transaction): Promise<void> {
  await tx.query('takeTurn', `SELECT pg_advisory_xact_lock(hashtext('hot lists')), set_config('jit', 'off', true)`);
}
