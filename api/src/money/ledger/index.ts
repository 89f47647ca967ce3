export { balancesOf, type CreatorBalances } from './balancesOf.ts';
export { foldLedger } from './foldLedger.ts';
export { ledgerLifecycle } from './lifecycle.ts';
export { post } from './post.ts';
export type { Entry, Posting, PostingKind } from './Posting.ts';
export { lockCreator } from './store/accounts.ts';
