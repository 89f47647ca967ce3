/** What the platform and the processor of payments keep, in hundredths of a percent. */
export interface FeeRates {
  platformFeeBps: number;
  paymentFeeBps: number;
}

/** What of a price, in whole yen, its creator receives: each fee is rounded down, as the API does when it sells. */
export function creatorReceives(price: number, { platformFeeBps, paymentFeeBps }: FeeRates): number {
  return price - feeOf(price, platformFeeBps) - feeOf(price, paymentFeeBps);
}

function feeOf(price: number, bps: number): number {
  return Math.floor((price * bps) / 10_000);
}
