/** With what it is paid. */
export type PaymentMethod = 'card' | 'paypay' | 'konbini';

/** Why a try to pay failed. Nothing was charged then. */
export type PaymentFailure = 'DECLINED' | 'INSUFFICIENT_FUNDS' | 'NOT_CONFIRMED' | 'NOT_PAID_IN_TIME' | 'OTHER';

/** How to pay at a shop: complete, and not paid. */
export interface Slip {
  expiresAt: Date;
  /** The processor's page with the steps for each chain of shops. */
  stepsUrl: string | null;
  shops: { name: string; paymentCode: string; confirmationNumber: string | null }[];
}

/** What the processor says of one payment session at this moment. */
export interface Payment {
  sessionId: string;
  /** Where it is paid; null when it cannot be paid there any more. */
  url: string | null;
  intentId: string | null;
  /** In yen. */
  amount: number;
  isPaid: boolean;
  /** Nobody can pay it any more. */
  isOver: boolean;
  /** Null until somebody chose. */
  method: PaymentMethod | null;
  /** Null unless it waits for money from a shop. */
  slip: Slip | null;
  failure: PaymentFailure | null;
}

/** What the processor says of money on its way back. */
export interface RefundState {
  id: string;
  status: 'PENDING' | 'REQUIRES_ACTION' | 'SUCCEEDED' | 'FAILED' | 'CANCELED';
}

/** What the processor says of a claim at the card's bank. */
export interface DisputeState {
  id: string;
  /** A warning moves no money. */
  state: 'OPEN' | 'WARNING' | 'WON' | 'LOST';
}
