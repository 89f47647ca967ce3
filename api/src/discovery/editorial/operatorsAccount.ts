import type { Database } from '../../database/index.ts';
import { insertAccount } from '../../people/identity/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { findOperatorsAccountId, lockOperators, operators } from './store/operators.ts';

/** The account that owns what operators upload, made when it is first needed. Nobody can sign in with it. */
export async function operatorsActor(database: Database): Promise<Actor & { accountId: string }> {
  const accountId =
    (await findOperatorsAccountId(database)) ??
    (await database.transact(async (tx) => {
      await lockOperators(tx);
      const existing = await findOperatorsAccountId(tx);
      if (existing) return existing;
      const id = await insertAccount(tx);
      await operators.insert(tx, { accountId: id });
      return id;
    }));
  return { accountId, kind: 'REGISTERED' };
}
