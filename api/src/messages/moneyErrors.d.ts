// Written from messages/en/moneyErrors.json by `npm run generate`.

export interface MoneyErrors {
  payments: {
    /** Episodes are not sold here at present. Nothing was charged. */
    notSelling(): string;
    /** The payment service is not answering. No money moved. Try again in a minute. */
    away(): string;
  };
  purchases: {
    /** The bank of the card is deciding about this purchase. It cannot be refunded until then. */
    beingDisputed(): string;
    /** Only a completed purchase can be refunded, once. */
    notToRefund(): string;
  };
  bankAccounts: {
    /** There is no such bank. Search by name or number, and choose one. */
    noSuchBank(): string;
    /** {bank} has no such branch. Look on your cash card, or search by name. */
    noSuchBranch(values: { bank: string }): string;
    /** {bank} has no branch {code}. Look on your cash card, or search by name. */
    noBranchOfNumber(values: { bank: string; code: string }): string;
    /** A transfer to this account is on its way. It can be changed when the money has arrived; nothing was changed. */
    transferOnItsWay(): string;
  };
  withdrawals: {
    /** Steps of ¥{step, number}. Try {below, number} or {above, number}. */
    notAStep(values: { above: number; below: number; step: number }): string;
    /** You have {balance}. Nothing was requested. */
    balanceTooLow(values: { balance: string }): string;
    /** ¥{most, number} is the most at once. */
    tooLarge(values: { most: number }): string;
    /** The minimum is ¥{least, number}. */
    minimum(values: { least: number }): string;
    /** The minimum is ¥{least, number}. A gift code works from ¥{giftLeast, number}. */
    minimumOrGift(values: { giftLeast: number; least: number }): string;
    /** You have {balance}. {minimum} */
    belowMinimum(values: { balance: string; minimum: string }): string;
    /** Gift codes are not given out here. Request a transfer instead; nothing was requested. */
    NO_GIFTS(): string;
    /** A request is open already. The next one can follow when it is settled; nothing was requested. */
    OPEN_REQUEST(): string;
    /** Withdrawals are paused by the operator. Your balance is safe; nothing was requested. */
    FROZEN(): string;
    /** Add a second step to your sign-in first, or use a password of 15 characters or more. Nothing was requested. */
    WEAK_SIGN_IN(): string;
    /** Add a bank account first. Nothing was requested. */
    NO_ACCOUNT(): string;
    /** The last transfer came back. Enter another bank account first; nothing was requested. */
    INVALID_ACCOUNT(): string;
    /** Nothing is held for you. Your balance is as it was. */
    nothingHeld(): string;
    /** There is no open request. Nothing was changed. */
    nothingOpen(): string;
    /** The week has closed and the bank has it, so it can no longer be cancelled. Nothing was changed. */
    tooLate(): string;
    /** The code is being issued, so it can no longer be cancelled. Nothing was changed. */
    issuing(): string;
  };
}

declare const moneyErrors: Record<'en' | 'ja', MoneyErrors>;
export default moneyErrors;
