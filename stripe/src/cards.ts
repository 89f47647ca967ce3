/** How a test goes, chosen on the payment page; the numbers are Stripe's own test cards. */
export interface Outcome {
  /** In `POST …/pay`, beside the number. */
  name: 'success' | 'declined' | 'insufficient' | 'secure' | 'later' | 'paypay';
  number: string;
  title: string;
  meaning: string;
}

export const OUTCOMES: readonly Outcome[] = [
  { name: 'success', number: '4242 4242 4242 4242', title: 'Success', meaning: 'The episode opens at once' },
  {
    name: 'declined',
    number: '4000 0000 0000 0002',
    title: 'Declined',
    meaning: 'The bank says no, without a reason',
  },
  {
    name: 'insufficient',
    number: '4000 0000 0000 9995',
    title: 'Insufficient funds',
    meaning: 'The bank says no: not enough money',
  },
  {
    name: 'secure',
    number: '4000 0027 6000 3184',
    title: '3-D Secure',
    meaning: 'The bank asks first, then you choose',
  },
  { name: 'later', number: 'konbini', title: 'Pays later', meaning: 'Konbini: the money comes after you left' },
];

/** PayPay has no place on the page, whose five outcomes say what a buyer can meet; tests reach it by its name. */
const PAYPAY: Outcome = { name: 'paypay', number: 'paypay', title: 'PayPay', meaning: 'Completes on return' };

const bare = (text: string): string => text.replaceAll(' ', '').toLowerCase();

/** The outcome a card's number or a name stands for; null when it is no test card. */
export const findOutcome = (card: string): Outcome | null =>
  [...OUTCOMES, PAYPAY].find(({ name, number }) => bare(card) === name || bare(card) === bare(number)) ?? null;
