import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

/** One row at most: the account that owns what operators upload. */
export const operators = defineTable(
  'operators',
  {
    isOnly: column.boolean().default('true'),
    accountId: column.text(),
  },
  { key: ['isOnly'] },
);

/** The account that owns what operators upload; undefined until it is first needed. */
export const findOperatorsAccountId = async (reader: Reader): Promise<string | undefined> =>
  (await operators.find(reader, { isOnly: true }))?.accountId;

/** Keeps others from making the account until the transaction ends. */
export async function lockOperators(tx: Transaction): Promise<void> {
  await tx.query('lockOperators', 'LOCK TABLE operators IN SHARE ROW EXCLUSIVE MODE');
}
