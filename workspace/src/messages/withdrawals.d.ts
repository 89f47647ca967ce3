// Written from messages/en/withdrawals.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Withdrawals {
  frame: {
    /** Withdrawal */
    withdrawal(): string;
    /** Bank account */
    bankAccount(): string;
    /** New transfer */
    newTransfer(): string;
    /** New gift code */
    newGift(): string;
    /** Add a bank account */
    addAccount(): string;
    /** Edit the bank account */
    editAccount(): string;
    /** History of withdrawals */
    history(): string;
    /** History */
    toHistory(): string;
    /** CSV */
    csv(): string;
  };
  balance: {
    /** Balance */
    label(): string;
    /** Withdrawable */
    withdrawable(): string;
    /** A buyer took back what was paid out already. Coming sales fill it up. */
    negative(): string;
    /** Clearing */
    clearing(): string;
    /** 48 hours after each sale; all of it by {moment} */
    clearedBy(values: { moment: string }): string;
    /** 48 hours after each sale. */
    clears(): string;
    /** Expiring */
    expiring(): string;
    /** on {day}. It is part of the {balance}; we request a transfer for you that day. */
    expiresByTransfer(values: { balance: string; day: string }): string;
    /** on {day}. It is part of the {balance}; withdraw it before. */
    expires(values: { balance: string; day: string }): string;
    /** Nothing this month. Sales are kept for 180 days after their month. */
    expiresNothing(): string;
  };
  held: {
    /** <b>¥{amount, number} expired.</b> We hold it for you until <day/>. */
    expired(values: { amount: number }): string;
    /** Ask for it back */
    recover(): string;
    /** It is in your balance again */
    recovered(): string;
  };
  request: {
    /** Request a transfer */
    transfer(): string;
    /** Exchange for a gift code */
    gift(): string;
    /** How */
    how(): string;
    /** Bank transfer */
    bankTransfer(): string;
    /** Gift code */
    giftCode(): string;
    /** Requested. You can cancel it here. */
    requestedBank(): string;
    /** Requested */
    requestedGift(): string;
    /** Amount */
    amount(): string;
    /** ¥{least, number} to ¥{most, number} */
    bounds(values: { least: number; most: number }): string;
    /** ¥{least, number} to ¥{most, number}, in ¥{step, number} */
    boundsInSteps(values: { least: number; most: number; step: number }): string;
    /** All */
    all(): string;
    /** Transfer fee */
    transferFee(): string;
    /** ¥{fee, number}, none from ¥{from, number} */
    freeFrom(values: { fee: number; from: number }): string;
    /** Fee */
    fee(): string;
    /** You get */
    youGet(): string;
    /** Gift code worth */
    giftWorth(): string;
    /** Edit */
    edit(): string;
    /** One request at a time. The next one can follow when it is paid. */
    noteBank(): string;
    /** The code comes within 24 hours, here, and we mail you. Once it is issued it cannot be taken back. */
    noteGift(): string;
    /** Request ¥{amount, number} */
    submitBank(values: { amount: number }): string;
    /** Exchange ¥{amount, number} */
    submitGift(values: { amount: number }): string;
    /** Requesting */
    requesting(): string;
  };
  amounts: {
    /** Whole yen only, such as 3,000. */
    noYen(): string;
    /** The minimum is ¥{least, number}. A gift code works from ¥{gift, number}. */
    minimumOrGift(values: { gift: number; least: number }): string;
    /** The minimum is ¥{least, number}. */
    minimum(values: { least: number }): string;
    /** You have ¥{balance, number}. */
    overBalance(values: { balance: number }): string;
    /** Steps of ¥{step, number}. Try {below, number} or {above, number}. */
    steps(values: { above: number; below: number; step: number }): string;
    /** ¥{most, number} is the most at once. */
    most(values: { most: number }): string;
  };
  arrival: {
    /** When it arrives */
    title(): string;
    /** Tonight 23:59:59 */
    tonight(): string;
    /** By {day} */
    by(values: { day: string }): string;
    /** Within 24 hours */
    within(): string;
    /** The week closes. Until then you can cancel. */
    weekCloses(): string;
    /** The bank has our file. */
    bankHasFile(): string;
    /** The money is in your account. */
    inAccount(): string;
    /** Requested */
    requested(): string;
    /** The code is here, and we mail you */
    codeIsHere(): string;
    /** Closed, sent to the bank */
    closed(): string;
    /** The week closes */
    closes(): string;
    /** In {bank} {number} */
    goesTo(values: { bank: string; number: string }): string;
    /** done */
    done(): string;
    /** next */
    now(): string;
    /** later */
    later(): string;
  };
  open: {
    /** A gift code of ¥{amount, number} */
    gift(values: { amount: number }): string;
    /** ¥{amount, number} is on its way */
    transfer(values: { amount: number }): string;
    /** Cancel until {moment}. */
    cancelUntil(values: { moment: string }): string;
    /** Cancel until the code is being issued. */
    cancelUntilIssued(): string;
    /** The code is being issued, so it can no longer be cancelled. */
    beingIssued(): string;
    /** The bank has it, so it can no longer be cancelled. The account cannot be changed until it is paid. */
    atBank(): string;
    /** Cancel the request */
    cancel(): string;
    /** Cancel the transfer of ¥{amount, number}? */
    askTransfer(values: { amount: number }): string;
    /** Cancel the gift code of ¥{amount, number}? */
    askGift(values: { amount: number }): string;
    /** Cancel the transfer */
    cancelTransfer(): string;
    /** Cancel the gift code */
    cancelGift(): string;
    /** Cancelling */
    cancelling(): string;
    /** The money is back in your balance at once. You can request again afterwards. */
    consequence(): string;
    /** Cancelled. The money is back. */
    cancelled(): string;
  };
  blocked: {
    /** <b>Gift codes are not given out here.</b> Your balance goes to a bank account. */
    noGifts(): string;
    /** <b>The last transfer came back: {failure}.</b> The money is in your balance again. Enter another account, then request. */
    invalidAccount(values: { failure: string }): string;
    /** Edit account */
    editAccount(): string;
    /** <b>Withdrawals are paused.</b> Your balance is safe and keeps growing. Write to us to ask why. */
    frozen(): string;
    /** <state>Withdrawals are paused since <day/>.</state> Your balance is safe and keeps growing. Write to us to ask why. */
    frozenSince(): string;
    /** <b>Add a second step to your sign-in first.</b> Or use a password of 15 characters or more. */
    weakSignIn(): string;
    /** Open account */
    openAccount(): string;
    /** <b>{balance} is under ¥{least, number}, the minimum for a transfer.</b> */
    belowTransfer(values: { balance: string; least: number }): string;
    /** <b>{balance} is under ¥{least, number}, the minimum for a transfer.</b> A gift code works from ¥{gift, number}. */
    belowTransferNotGift(values: { balance: string; gift: number; least: number }): string;
    /** <b>{balance} is under ¥{least, number}, the minimum for a gift code.</b> */
    belowGift(values: { balance: string; least: number }): string;
  };
  failure: {
    /** the account is closed */
    ACCOUNT_CLOSED(): string;
    /** there is no such account */
    NO_SUCH_ACCOUNT(): string;
    /** the name is not that of the account */
    NAME_DIFFERS(): string;
    /** it could not be paid */
    OTHER(): string;
  };
  history: {
    /** Your withdrawals */
    caption(): string;
    /** withdrawals */
    noun(): string;
    /** Nothing has been withdrawn yet */
    noneTitle(): string;
    /** Transfers and gift codes appear here, with what became of them. */
    noneLead(): string;
    /** To */
    to(): string;
    /** Gift code */
    giftCode(): string;
    /** Asked */
    asked(): string;
    /** <day/> for you */
    automatic(): string;
    /** Amount */
    amount(): string;
    /** You got */
    youGot(): string;
    /** State */
    state(): string;
    /** Paid {moment} */
    paid(values: { moment: string }): string;
    /** Issued {moment} */
    issued(values: { moment: string }): string;
    /** Cancelled by you {moment} */
    cancelled(values: { moment: string }): string;
    /** The bank said: {failure}. Amount and fee back {moment} */
    bounced(values: { failure: string; moment: string }): string;
    /** Show */
    show(): string;
    /** Showing */
    showing(): string;
    /** Copy */
    copy(): string;
  };
  states: {
    /** Requested */
    REQUESTED(): string;
    /** Processing */
    PROCESSING(): string;
    /** Paid */
    PAID(): string;
    /** Issued */
    ISSUED(): string;
    /** Cancelled */
    CANCELED(): string;
    /** Bounced */
    REFUNDED(): string;
  };
  accountStates: {
    /** Registered */
    REGISTERED(): string;
    /** Locked */
    LOCKED(): string;
    /** Invalid */
    INVALID(): string;
  };
  account: {
    /** Your bank account */
    label(): string;
    /** A transfer is on its way. The account is free again when it has arrived. */
    locked(): string;
    /** The bank said: {failure}. Enter another account before the next request. */
    invalid(values: { failure: string }): string;
    /** Edit */
    edit(): string;
    /** Delete */
    delete(): string;
    /** Delete the account {number}? */
    ask(values: { number: string }): string;
    /** Delete the account */
    deleteIt(): string;
    /** Deleting */
    deleting(): string;
    /** Transfers need an account. Your balance stays; an automatic transfer before it lapses cannot run. */
    consequence(): string;
    /** The account is deleted */
    deleted(): string;
    /** <b>The account is locked.</b> A transfer to it is on its way; it can be changed when that has arrived. */
    lockedForm(): string;
    /** Number and holder are hidden, also from you. Enter them again. */
    hidden(): string;
    /** Where should it go? */
    noneTitle(): string;
    /** Add a bank account once, and what you earn can be on its way. */
    noneLead(): string;
    /** Add a bank account */
    add(): string;
  };
  accountForm: {
    /** Bank or Yucho */
    kind(): string;
    /** Bank */
    bank(): string;
    /** Choose the bank from the list. */
    chooseBank(): string;
    /** No bank is called so. Try another part of its name, or its four digits. */
    noBank(): string;
    /** Branch */
    branch(): string;
    /** Choose the branch from the list. */
    chooseBranch(): string;
    /** {bank} has no branch {branch}. Look on your cash card, or search by name. */
    noBranch(values: { bank: string; branch: string }): string;
    /** name or number */
    nameOrNumber(): string;
    /** Account type */
    accountType(): string;
    /** Account number */
    accountNumber(): string;
    /** 7 digits */
    sevenDigits(): string;
    /** Six digits get a 0 in front. */
    sixDigits(): string;
    /** 記号 Symbol */
    symbol(): string;
    /** 5 digits */
    fiveDigits(): string;
    /** 番号 Number */
    yuchoNumber(): string;
    /** up to 8 */
    upToEight(): string;
    /** For transfers this is */
    forTransfers(): string;
    /** Type */
    type(): string;
    /** Number */
    number(): string;
    /** Both are on the first page of the passbook. If a digit stands between them, leave it out. */
    passbook(): string;
    /** Account holder, in kana */
    holderInKana(): string;
    /** Hiragana, wide letters and small kana become what a transfer file may hold. It has to match your passbook. */
    holderHint(): string;
    /** The bank will read */
    bankReads(): string;
    /** Fits */
    fits(): string;
    /** nothing yet */
    nothingYet(): string;
    /** Money goes to */
    goesTo(): string;
    /** Holder */
    holder(): string;
    /** Save the account */
    save(): string;
    /** Saving */
    saving(): string;
    /** From then on we show the last three digits only, and mail you about every change. */
    fromThenOn(): string;
    /** The account is saved. We have mailed you about it. */
    saved(): string;
  };
  accountTypes: {
    /** Ordinary */
    ORDINARY(): string;
    /** Checking */
    CHECKING(): string;
    /** Savings */
    SAVINGS(): string;
  };
}

declare const withdrawals: Catalogue<Withdrawals>;
export default withdrawals;
