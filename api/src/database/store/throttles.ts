import { column, defineTable } from '../index.ts';

export const throttles = defineTable(
  'throttles',
  {
    key: column.text(),
    count: column.integer(),
    windowEndsAt: column.instant(),
  },
  { key: ['key'] },
);
