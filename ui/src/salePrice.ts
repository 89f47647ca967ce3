/** What an episode may cost, in yen with tax. */
export const priceLimits = { min: 50, max: 10_000 } as const;

/** Who takes how much of a price, in hundredths of a percent. */
export interface SellingRates {
  platformFeeBps: number;
  paymentFeeBps: number;
}

/** What becomes of a price, in whole yen: the three are the price together. */
export interface Split {
  platformFee: number;
  paymentFee: number;
  creatorShare: number;
}

/** What of a price goes to whom. Each fee is rounded down to the yen, so that the creator never pays for a fraction. */
export function splitPrice(price: number, { platformFeeBps, paymentFeeBps }: SellingRates): Split {
  const platformFee = feeOf(price, platformFeeBps);
  const paymentFee = feeOf(price, paymentFeeBps);
  return { platformFee, paymentFee, creatorShare: price - platformFee - paymentFee };
}

/** Both factors are whole numbers, so their product is exact and floor is never off by one. */
const feeOf = (price: number, basisPoints: number): number => Math.floor((price * basisPoints) / 10_000);

/** Consumption tax on what is read on a screen, in percent. It is part of the price. */
export const TAX_IN_PERCENT = 10;

/** The tax that is part of a price, rounded down to the yen. */
export const taxIn = (price: number): number => Math.floor((price * TAX_IN_PERCENT) / (100 + TAX_IN_PERCENT));
