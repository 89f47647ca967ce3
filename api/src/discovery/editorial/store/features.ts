import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

/** Accounts that get a feature whatever its percentage. */
export const featureAllowances = defineTable(
  'feature_allowances',
  {
    name: column.text(),
    accountId: column.text(),
  },
  { key: ['name', 'accountId'] },
);

export const featureFlags = defineTable(
  'feature_flags',
  {
    name: column.text(),
    /** How many of a hundred accounts get the feature. */
    percentage: column.integer().default('0'),
  },
  { key: ['name'] },
);

type FeatureFlag = RowOf<typeof featureFlags>;

/** A feature, and whether an account gets it whatever its percentage. One statement: front ends ask on every page. */
export async function findFeature(
  reader: Reader,
  name: string,
  accountId: string | null,
): Promise<(Pick<FeatureFlag, 'percentage'> & { isAllowed: boolean }) | null> {
  const [flag] = await reader.query<Pick<FeatureFlag, 'percentage'> & { isAllowed: boolean }>(
    'findFeature',
    `SELECT percentage, EXISTS (SELECT 1 FROM feature_allowances a WHERE a.name = f.name AND a.account_id = $2) AS "isAllowed"
     FROM feature_flags f WHERE f.name = $1`,
    [name, accountId],
  );
  return flag ?? null;
}

/** A feature as operators see it. */
export interface FeatureRecord extends FeatureFlag {
  /** How many accounts get it whatever the percentage. */
  allowed: number;
}

/** Every feature, for operators. */
export const listFeatures = (reader: Reader): Promise<FeatureRecord[]> =>
  reader.query<FeatureRecord>(
    'listFeatures',
    `SELECT name, percentage, (SELECT count(*)::int FROM feature_allowances a WHERE a.name = f.name) AS allowed
     FROM feature_flags f ORDER BY name`,
  );

/** Lets an account have a feature whatever its percentage; answers false where there is no such feature. */
export async function allow(tx: Transaction, name: string, accountId: string): Promise<boolean> {
  // Locked, so that it is not removed meanwhile.
  if (!(await featureFlags.lock(tx, name))) return false;
  await featureAllowances.insertNew(tx, { name, accountId });
  return true;
}

/** Takes that back; answers whether it was so. */
export const disallow = async (tx: Transaction, name: string, accountId: string): Promise<boolean> =>
  (await featureAllowances.delete(tx, { name, accountId })) > 0;
