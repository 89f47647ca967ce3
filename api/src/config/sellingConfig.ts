import { z } from 'zod';

/** Selling of episodes: the processor's keys, and what of a price is kept. */
export interface SellingConfig {
  secretKey: string;
  /** With which the processor signs what it tells. */
  webhookSecret: string;
  /** URL of a stand-in, on a machine for development; null for Stripe itself. */
  apiBase: string | null;
  /** No money moves: the keys are those of a test mode. */
  isTest: boolean;
  /** In hundredths of a percent of the price. */
  rates: { platformFeeBps: number; paymentFeeBps: number };
}

/** A rate in hundredths of a percent: at most a half, so that something is left for the creator. */
const rate = (name: string, fallback: number) =>
  z.coerce
    .number(`${name} is a number of hundredths of a percent, for example ${fallback}.`)
    .int(`${name} is a whole number of hundredths of a percent, for example ${fallback}.`)
    .min(0, `${name} is 0 or more.`)
    .max(4000, `${name} is 4000 or less: 40 %.`)
    .default(fallback);

/** Names and forms of the variables that selling takes. */
export const sellingVariables = {
  KOMAWARI_SELLING: z.enum(['0', '1'], 'KOMAWARI_SELLING is 1 where episodes are sold, otherwise 0.').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY begins with sk_live_ or sk_test_, as Stripe shows it.')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET begins with whsec_, as Stripe shows it beside the webhook.')
    .optional(),
  STRIPE_API_BASE: z.url('STRIPE_API_BASE has to be a full URL such as http://127.0.0.1:12111.').optional(),
  KOMAWARI_PLATFORM_FEE_BPS: rate('KOMAWARI_PLATFORM_FEE_BPS', 600),
  KOMAWARI_PAYMENT_FEE_BPS: rate('KOMAWARI_PAYMENT_FEE_BPS', 360),
};

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const BOTH = 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET';

/**
 * How episodes are sold here, or null where they are not. In production selling is switched on, and keys are demanded then alone;
 * elsewhere it is open as soon as there are keys. What is wrong goes to `sentences`, for the person at the terminal.
 */
export function readSellingConfig(
  given: z.infer<z.ZodObject<typeof sellingVariables>>,
  isProduction: boolean,
  sentences: string[],
): SellingConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = given;
  if (apiBase !== undefined && (isProduction || !LOOPBACK.includes(new URL(apiBase).hostname)))
    sentences.push('STRIPE_API_BASE is the loopback URL of a stand-in for Stripe, for development and tests only.');
  const isWanted = given.KOMAWARI_SELLING ?? (isProduction ? '0' : null);
  if (isWanted === '0') return null;
  if (!secretKey || !webhookSecret) {
    if (isWanted === '1') sentences.push(`KOMAWARI_SELLING is 1, so ${BOTH} are needed. Stripe shows both.`);
    else if (secretKey || webhookSecret) sentences.push(`Selling needs both ${BOTH}, or none.`);
    return null;
  }
  return {
    secretKey,
    webhookSecret,
    apiBase: apiBase?.replace(/\/$/, '') ?? null,
    isTest: /^\w\w_test_/.test(secretKey),
    rates: { platformFeeBps: given.KOMAWARI_PLATFORM_FEE_BPS, paymentFeeBps: given.KOMAWARI_PAYMENT_FEE_BPS },
  };
}
