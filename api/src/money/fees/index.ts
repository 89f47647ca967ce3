export { isSelling } from './isSelling.ts';
// Forms say what a price comes to while it is typed, and receipts what of it is tax, by the same sum.
export { priceLimits, splitPrice, TAX_IN_PERCENT, taxIn } from '@komawari/ui/salePrice';
