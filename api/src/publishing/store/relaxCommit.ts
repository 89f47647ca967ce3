import type { Transaction } from '../../database/index.ts';

/** Lets the commit not wait for the disk: what it loses in a power cut is done again. */
export async function relaxCommit(tx: Transaction): Promise<void> {
  await tx.query('relaxCommit', `SELECT set_config('synchronous_commit', 'off', true)`);
}

/** The same for an expansion, whose statements moreover are planned once for all numbers of keys. */
export async function prepareExpansion(tx: Transaction): Promise<void> {
  await tx.query(
    'prepareExpansion',
    `SELECT set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`,
  );
}
