import { endSessionsOf, writeDisabled } from '../../people/identity/index.ts';
import type { Database, Transaction } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { declareWorkAppearance, listWorkIdsOf } from '../../publications/works/index.ts';

/**
 * Signs somebody out everywhere and takes down what they published, or lets them return. Nothing is deleted. `beside` is written in the
 * same transaction.
 */
export async function setAccountDisabled(
  database: Database,
  id: string,
  isDisabled: boolean,
  beside: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  await database.transact(async (tx) => {
    await beside(tx);
    await writeDisabled(tx, id, isDisabled);
    if (isDisabled) await endSessionsOf(tx, id, null);
    for (const workId of await listWorkIdsOf(tx, id)) await declareWorkAppearance(tx, { id: workId, userId: id });
    await declareChanges(tx, [keys.user(id), keys.site(id)]);
  });
}
