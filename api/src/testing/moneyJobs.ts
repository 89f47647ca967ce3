export { createGiftStandIn, issueGifts, lapseSales } from '../money/withdrawals/index.ts';
