// Written from messages/en/moneyMails.json by `npm run generate`.

export interface MoneyMails {
  /** an episode */
  anEpisode(): string;
  bought: {
    /** You bought {title} */
    subject(values: { title: string }): string;
    /** ¥{price, number} was paid, tax included. The episode is yours to keep. */
    paid(values: { price: number }): string;
    /** The receipt is shown beside it in your purchase history. */
    receipt(): string;
    /** Read the episode */
    action(): string;
  };
  refunded: {
    /** ¥{price, number} goes back to you */
    subject(values: { price: number }): string;
    /** Your purchase was taken back. ¥{price, number} for {title} goes back the way it came. */
    REFUND(values: { price: number; title: string }): string;
    /** Your payment arrived when the episode could not be bought any more. ¥{price, number} for {title} goes back the way it came. */
    LATE(values: { price: number; title: string }): string;
    /** Banks take up to ten days to show it. What was paid at a shop comes by bank transfer: a mail asks for your account. */
    when(): string;
    /** Your purchases */
    action(): string;
  };
  bankAccount: {
    /** Your bank account was changed */
    changed(): string;
    /** Your bank account was deleted */
    deleted(): string;
    /** Transfers now go to {account}. */
    goesTo(values: { account: string }): string;
    /** Transfers need an account. Your balance stays. */
    none(): string;
    /** If it was not you, change your password and sign out everywhere, then delete or correct the account: a transfer that is requested can be cancelled until the week closes. */
    notYou(): string;
    /** Stop withdrawals */
    action(): string;
  };
  withdrawals: {
    /** Open withdrawals */
    action(): string;
  };
  gift: {
    /** Your gift code of ¥{amount, number} is there */
    heading(values: { amount: number }): string;
    /** It stays in the history of your withdrawals, where it is shown after you confirm that it is you. */
    body(): string;
  };
  expiring: {
    /** ¥{amount, number} of your sales would expire on {day} */
    heading(values: { amount: number; day: string }): string;
    /** If you do nothing, we request a transfer for you that day, where your bank account is registered and the minimum is reached. */
    automatic(): string;
    /** Otherwise we hold it for you for another year. */
    held(): string;
  };
  requested: {
    /** A transfer of ¥{amount, number} was requested for you */
    heading(values: { amount: number }): string;
    /** It is what of your sales would expire today. You can cancel it until the week closes. */
    body(): string;
  };
  paid: {
    /** ¥{amount, number} is in your account */
    heading(values: { amount: number }): string;
    /** The bank has paid ¥{amount, number} to {account}. */
    body(values: { account: string; amount: number }): string;
  };
  bounced: {
    /** ¥{amount, number} came back */
    heading(values: { amount: number }): string;
    /** The bank said: {failure, select, ACCOUNT_CLOSED {the account is closed} NO_SUCH_ACCOUNT {there is no such account} NAME_DIFFERS {the name is not that of the account} other {it could not be paid}}. All of it is in your balance again, the transfer fee too. */
    why(values: { failure: 'ACCOUNT_CLOSED' | 'NO_SUCH_ACCOUNT' | 'NAME_DIFFERS' | 'other' }): string;
    /** Enter another bank account, then request again. */
    next(): string;
  };
}

declare const moneyMails: Record<'en' | 'ja', MoneyMails>;
export default moneyMails;
