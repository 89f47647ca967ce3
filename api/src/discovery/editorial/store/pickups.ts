import { column, defineTable } from '../../../database/index.ts';

export const pickupPortfolios = defineTable(
  'pickup_portfolios',
  {
    userId: column.text(),
    position: column.integer(),
  },
  { key: ['userId'] },
);
