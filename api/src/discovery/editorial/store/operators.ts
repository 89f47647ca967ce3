import { column, defineTable } from '../../../database/index.ts';

export const operators = defineTable(
  'operators',
  {
    isOnly: column.boolean().default('true'),
    accountId: column.text(),
  },
  { key: ['isOnly'] },
);
