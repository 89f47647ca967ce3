import type { SellingConfig } from '../../config/sellingConfig.ts';

/** What becomes of a price, in whole yen: the three are the price together. */
export interface Split {
  platformFee: number;
  paymentFee: number;
  creatorShare: number;
}

/** What of a price goes to whom. Each fee is rounded down to the yen, so that the creator never pays for a fraction. */
export function splitPrice(price: number, { platformFeeBps, paymentFeeBps }: SellingConfig['rates']): Split {
  const platformFee = feeOf(price, platformFeeBps);
  const paymentFee = feeOf(price, paymentFeeBps);
  return { platformFee, paymentFee, creatorShare: price - platformFee - paymentFee };
}

/** Both factors are whole numbers, so their product is exact and floor is never off by one. */
const feeOf = (price: number, basisPoints: number): number => Math.floor((price * basisPoints) / 10_000);
