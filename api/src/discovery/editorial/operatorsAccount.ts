import type { Database, Reader } from '../../database/index.ts';
import { insertAccount } from '../../people/identity/index.ts';
import type { Actor } from '../../kernel/actor.ts';

const find = async (reader: Reader): Promise<string | undefined> => {
  const [row] = await reader.query<{ id: string }>('findOperators', 'SELECT account_id AS id FROM operators');
  return row?.id;
};

/** The account that owns what operators upload, made when it is first needed. Nobody can sign in with it. */
export async function operatorsActor(database: Database): Promise<Actor & { accountId: string }> {
  const accountId =
    (await find(database)) ??
    (await database.transact(async (tx) => {
      await tx.query('lockOperators', 'LOCK TABLE operators IN SHARE ROW EXCLUSIVE MODE');
      const existing = await find(tx);
      if (existing) return existing;
      const id = await insertAccount(tx);
      await tx.query('insertOperators', 'INSERT INTO operators (account_id) VALUES ($1)', [id]);
      return id;
    }));
  return { accountId, kind: 'REGISTERED' };
}
