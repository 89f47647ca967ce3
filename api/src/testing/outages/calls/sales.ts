import { writeSale } from '../../saleRows.ts';
import { call, type Preparations } from './Call.ts';

const THREE_DAYS_MS = 3 * 86_400_000;

/** What creators do about their sales. */
export const sales: Preparations = {
  updateSalesSummary: async ({ newCreator, test }) => {
    const seller = await newCreator();
    await writeSale(test, { seller, soldAt: new Date(Date.now() - THREE_DAYS_MS) });
    return call(seller, {});
  },
};
