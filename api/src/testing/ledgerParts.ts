export { foldLedger, lockCreator, post, type Posting } from '../money/ledger/index.ts';
