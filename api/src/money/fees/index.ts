export { isSelling } from './isSelling.ts';
// Forms say what a price comes to while it is typed, by the same sum.
export { priceLimits, splitPrice } from '@komawari/ui/salePrice';
