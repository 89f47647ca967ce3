import { splitPrice, type SellingRates } from '../salePrice.ts';

/** What of a price, in whole yen, its creator receives. */
export const creatorReceives = (price: number, rates: SellingRates): number => splitPrice(price, rates).creatorShare;
