export { balancesOf, type CreatorBalances } from './balancesOf.ts';
export { checkBooks } from './checkBooks.ts';
export { foldLedger } from './foldLedger.ts';
export { ledgerLifecycle } from './lifecycle.ts';
export { post } from './post.ts';
export type { Entry, Posting } from './Posting.ts';
export { lockCreator } from './store/accounts.ts';
export { listPostingsOf } from './store/postings.ts';
