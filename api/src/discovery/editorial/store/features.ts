import { column, defineTable } from '../../../database/index.ts';

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
    percentage: column.integer().default('0'),
  },
  { key: ['name'] },
);
