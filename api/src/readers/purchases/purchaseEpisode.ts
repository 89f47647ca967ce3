import { limitRate } from '../../database/index.ts';
import type { Context, Needs } from '../../graphql/context.ts';
import { accountOf, isRegistered } from '../../kernel/actor.ts';
import { done, problems, Refusal, unauthenticated, type Outcome } from '../../kernel/errors.ts';
import { isIdOf } from '../../kernel/ids.ts';
import type { Language } from '../../kernel/language.ts';
import { pageUrl } from '../../kernel/languagePaths.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { closePayment, openPayment, readPayment, sellingIsClosed } from '../../money/payments/index.ts';
import {
  beginPurchase,
  dropUnpayable,
  findPurchase,
  giveBack,
  noteSession,
  type PurchaseRecord,
} from '../../money/purchases/index.ts';
import { findEmailOf } from '../../people/identity/index.ts';
import { loadVisibleEpisode } from '../../publications/episodes/index.ts';
import { isGated } from '../../publications/works/index.ts';
import { settle } from './completePurchase.ts';
import { findWanted, type PurchaseAsked } from './findWanted.ts';

/** A purchase that was begun. */
export interface Begun {
  purchase: PurchaseRecord;
  /** The page where it is paid; null while it waits for money from a shop. */
  checkoutUrl: string | null;
}

type Used = Needs<'config' | 'database'>;

/** A purchase that is over gives way to a new one: more than once only when somebody presses many buttons at a time. */
const MOST_TRIES = 4;

/**
 * Begins to buy an episode, or goes on with what was begun: one that is pending is paid on the same page, unless another price or
 * another way to pay is asked for. No transaction is open while the processor is asked. ALREADY_PURCHASED when it is bought.
 */
export async function purchaseEpisode(context: Context, asked: PurchaseAsked): Promise<Outcome<Begun>> {
  const { actor, services } = context;
  if (!isRegistered(actor)) throw unauthenticated();
  const { selling } = services.config;
  if (selling === null) throw sellingIsClosed();
  await checkMaySee(context, asked.episodeId);
  await limitRate(services.database, 'purchase', accountOf(actor));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const outcome = await services.database.transact(async (tx) => {
      const wanted = await findWanted(tx, actor, asked);
      return wanted.ok ? done(await beginPurchase(tx, selling, wanted.value)) : wanted;
    });
    if (!outcome.ok) return problems(outcome.problems);
    const begun = outcome.value && (await goOn(context, outcome.value, asked));
    if (begun) return done(begun);
  }
  throw new Refusal(
    'SERVICE_UNAVAILABLE',
    said(readersErrors, (t) => t.purchases.noPaymentPage()),
    { retryAfter: 60 },
  );
}

async function checkMaySee(context: Context, episodeId: string): Promise<void> {
  const episode = await loadVisibleEpisode(context, isIdOf('Episode', episodeId) ? episodeId : '');
  if (await isGated(context, episode))
    throw new Refusal(
      'MATURE',
      said(readersErrors, (t) => t.purchases.mature()),
    );
}

const alreadyPurchased = ({ id }: PurchaseRecord): Refusal =>
  new Refusal(
    'ALREADY_PURCHASED',
    said(readersErrors, (t) => t.purchases.alreadyPurchased()),
    {
      purchaseId: id,
    },
  );

/** Goes on with a purchase that is there. Null: it is over now, and another one can begin. */
async function goOn(context: Context, purchase: PurchaseRecord, asked: PurchaseAsked): Promise<Begun | null> {
  const { services } = context;
  if (purchase.status === 'COMPLETED') throw alreadyPurchased(purchase);
  if (purchase.sessionId === null) return openSession(services, purchase, await context.findLanguage());
  const isAnother =
    purchase.price !== asked.expectedPrice || (asked.method !== null && asked.method !== purchase.method);
  const payment = await (isAnother ? closePayment : readPayment)(services, purchase.sessionId);
  await services.database.transact((tx) => settle(tx, services, purchase.id, payment));
  const now = await giveBack(services, purchase.id);
  if (now?.status === 'COMPLETED') throw alreadyPurchased(now);
  return now?.status === 'PENDING' ? { purchase: now, checkoutUrl: payment.url } : null;
}

/**
 * The page where a new purchase is paid, from which one comes back in the language that one asked in. A call that was interrupted
 * here finds the same page again in that language; in another one the purchase is dropped, and begun anew.
 */
async function openSession(services: Used, purchase: PurchaseRecord, language: Language): Promise<Begun | null> {
  const back = pageUrl(services.config, language, `/episodes/${purchase.episodeId}`);
  const payment = await openPayment(services, {
    purchaseId: purchase.id,
    price: purchase.price,
    name: purchase.episodeTitle,
    description: [purchase.workTitle, purchase.sellerName].filter((name) => name !== '').join('・'),
    email: purchase.accountId === null ? null : await findEmailOf(services.database, purchase.accountId),
    method: purchase.method,
    // Stripe wants half an hour at least from when it hears of it; the purchase itself ends a minute before.
    expiresAt: new Date(purchase.createdAt.getTime() + 31 * 60_000),
    successUrl: `${back}?purchase_succeeded=${purchase.id}`,
    cancelUrl: `${back}?purchase_failed=${purchase.id}`,
  });
  if (payment === null) {
    await services.database.transact((tx) => dropUnpayable(tx, purchase.id));
    return null;
  }
  await services.database.transact((tx) => noteSession(tx, purchase.id, payment.sessionId));
  const now = await findPurchase(services.database, purchase.id);
  return now?.status === 'PENDING' ? { purchase: now, checkoutUrl: payment.url } : null;
}
