/** What forms show and the API checks of a bank account by the same rules: names, numbers and passbooks of ゆうちょ銀行. */
export { convertYucho, YUCHO, type YuchoAccount } from './convertYucho.ts';
export { HOLDER_MOST, judgeHolder, type Fault, type Holder } from './judgeHolder.ts';
export { judgeAccountNumber } from './judgeNumber.ts';
export { findUnreadable, toTransferName } from './toTransferName.ts';
