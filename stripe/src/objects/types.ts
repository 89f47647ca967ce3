// What the used part of Stripe's API calls its objects and their fields. Amounts are whole yen, times are seconds.

/** What a session lets people pay with. */
export type Method = 'card' | 'paypay' | 'konbini';

/** A page on which one purchase is paid. */
export interface Session {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: 'jpy';
  customer_email: string | null;
  expires_at: number;
  livemode: false;
  metadata: Record<string, string>;
  mode: 'payment';
  /** Null until somebody tried to pay. */
  payment_intent: string | null;
  payment_method_types: Method[];
  payment_method_options: { konbini?: { expires_after_days: number } };
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
  /** Shown when it is expanded. */
  line_items: { name: string; description: string | null; image: string | null; amount: number; quantity: number }[];
  payment_intent_metadata: Record<string, string>;
}

/** Why a payment failed. */
export interface PaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

/** The way of the money of one session. */
export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  created: number;
  currency: 'jpy';
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Record<string, string>;
  next_action: NextAction | null;
  payment_method_types: Method[];
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
}

/** What the person has to do before the money comes. */
export type NextAction =
  | { type: 'use_stripe_sdk' }
  | {
      type: 'konbini_display_details';
      konbini_display_details: {
        expires_at: number;
        hosted_voucher_url: string;
        stores: Record<'familymart' | 'lawson' | 'ministop' | 'seicomart', StorePayment | null>;
      };
    };

/** What is typed at the till of one chain. */
export interface StorePayment {
  payment_code: string;
  confirmation_number: string;
}

/** Money that came. */
export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  created: number;
  currency: 'jpy';
  disputed: boolean;
  livemode: false;
  metadata: Record<string, string>;
  paid: true;
  payment_intent: string;
  payment_method_details: { type: Method };
  refunded: boolean;
  status: 'succeeded';
}

/** Money that goes back. */
export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: 'jpy';
  failure_reason?: string;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
}

/** A claim at the card's bank. */
export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  created: number;
  currency: 'jpy';
  livemode: false;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed';
}

/** Something that happened, as webhooks tell it. */
export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Thing };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: string | null };
  type: string;
}

export type Thing = Session | Intent | Charge | Refund | Dispute;
