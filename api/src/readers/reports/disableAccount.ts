import { endSessionsOf } from '../../people/identity/index.ts';
import type { Database } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { declareWorkAppearance } from '../../publications/works/index.ts';

/** Signs somebody out everywhere and takes down what they published, or lets them return. Nothing is deleted. */
export async function setAccountDisabled(database: Database, id: string, isDisabled: boolean): Promise<void> {
  await database.transact(async (tx) => {
    await tx.query('setDisabled', 'UPDATE accounts SET disabled_at = CASE WHEN $2 THEN now() END WHERE id = $1', [
      id,
      isDisabled,
    ]);
    if (isDisabled) await endSessionsOf(tx, id, null);
    const works = await tx.query<{ id: string }>('findWorksOf', 'SELECT id FROM works WHERE user_id = $1', [id]);
    for (const work of works) await declareWorkAppearance(tx, { id: work.id, userId: id });
    await declareChanges(tx, [keys.user(id), keys.site(id)]);
  });
}
