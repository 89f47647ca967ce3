export { balancesOf, type CreatorBalances } from './balancesOf.ts';
export { checkBooks, type Books } from './checkBooks.ts';
export { foldLedger } from './foldLedger.ts';
export { ledgerLifecycle } from './lifecycle.ts';
export { post } from './post.ts';
export type { Entry, Posting, PostingKind } from './Posting.ts';
export { lockCreator } from './store/accounts.ts';
export { listPostingsOf, type BookedLine } from './store/postings.ts';
