export { isSelling } from './isSelling.ts';
export { priceLimits } from './priceLimits.ts';
export { splitPrice, type Split } from './splitPrice.ts';
