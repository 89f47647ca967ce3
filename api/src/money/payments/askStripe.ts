import type { Stripe } from 'stripe';
import type { SellingConfig } from '../../config/sellingConfig.ts';
import type { Needs } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import moneyErrors from '../../messages/moneyErrors.js';

const clients = new WeakMap<SellingConfig, Promise<Stripe>>();

/** Ten seconds a try, two more tries: nobody waits longer than that in front of a wall. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The client: 37 MB that a process without purchases never loads. */
async function loadClient({ secretKey, apiBase }: SellingConfig): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const elsewhere = apiBase === null ? null : new URL(apiBase);
  return new StripeClient(secretKey, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    ...(elsewhere ? { host: elsewhere.hostname, port: Number(elsewhere.port), protocol: 'http' } : {}),
  });
}

/** The client of this installation. FEATURE_DISABLED where nothing is sold. */
export function stripeOf({ config: { selling } }: Needs<'config'>): Promise<Stripe> {
  if (selling === null) throw sellingIsClosed();
  const client = clients.get(selling) ?? loadClient(selling);
  clients.set(selling, client);
  return client;
}

/** Nothing can be bought here. */
export const sellingIsClosed = (): Refusal =>
  new Refusal(
    'FEATURE_DISABLED',
    said(moneyErrors, (t) => t.payments.notSelling()),
  );

/** What Stripe's errors are called when nothing is wrong with the call: the same one may succeed later. */
const OUT_OF_REACH = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

/** Asks Stripe. SERVICE_UNAVAILABLE when it does not answer; its own errors otherwise. Never called in a transaction. */
export async function askStripe<Result>(
  services: Needs<'config'>,
  ask: (stripe: Stripe) => Promise<Result>,
): Promise<Result> {
  const stripe = await stripeOf(services);
  try {
    return await ask(stripe);
  } catch (error) {
    if (!OUT_OF_REACH.includes(codeOf(error).type)) throw error;
    throw new PaymentServiceAway(error);
  }
}

/** As many as Stripe gives at once. */
const PAGE = 100;

/** A part of one of Stripe's lists. */
interface Page<One> {
  data: One[];
  has_more: boolean;
}

/** Goes through one of Stripe's lists, a page at a time. */
export async function* pagesOf<One extends { id: string }>(
  services: Needs<'config'>,
  ask: (stripe: Stripe, part: { limit: number; starting_after?: string }) => Promise<Page<One>>,
): AsyncGenerator<One[]> {
  let page: Page<One> = { data: [], has_more: true };
  while (page.has_more) {
    const last = page.data.at(-1);
    const part = { limit: PAGE, ...(last ? { starting_after: last.id } : {}) };
    page = await askStripe(services, (stripe) => ask(stripe, part));
    yield page.data;
  }
}

/** The payment service does not answer, which passes by itself. */
class PaymentServiceAway extends Refusal {
  constructor(cause: unknown) {
    super(
      'SERVICE_UNAVAILABLE',
      said(moneyErrors, (t) => t.payments.away()),
      { retryAfter: 60 },
    );
    this.cause = cause;
  }
}

/** What Stripe says of an error of its own; empty words for others. */
export function codeOf(error: unknown): { type: string; code: string } {
  const { type, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  return { type: typeof type === 'string' ? type : '', code: typeof code === 'string' ? code : '' };
}
