import type { Context, Needs } from '../../graphql/context.ts';
import type { Reader, Transaction } from '../../database/index.ts';
import { isRegistered, type Actor } from '../../kernel/actor.ts';
import { done, notFound, Refusal, unauthenticated, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { judgeEditions } from './editions.ts';
import { AGREED_AT_SIGN_UP, type EditionName, type OperatorPageKind } from './OperatorPage.ts';
import { findPendingConsents, writeConsents, writeConsentsToCurrent, type PendingConsent } from './store/consents.ts';
import { listEditionsOf } from './store/editions.ts';

type Asking = Pick<Context, 'reader' | 'actor' | 'viewAs'>;

/** What a person has yet to agree to; nothing for people without a profile, nor for whom a creator looks as. */
export const listPendingConsents = async ({ reader, actor, viewAs }: Asking): Promise<PendingConsent[]> =>
  isRegistered(actor) && viewAs === null ? findPendingConsents(reader, actor.accountId) : [];

/** Who creates an account agrees to the terms and the privacy policy that are in effect at that moment. */
export const agreeAtSignUp = (tx: Transaction, accountId: string): Promise<void> =>
  writeConsentsToCurrent(tx, accountId, AGREED_AT_SIGN_UP);

/** Throws NOT_FOUND unless every edition has taken effect: nobody agrees to what may still be replaced. */
async function checkHaveBegun(reader: Reader, editions: readonly EditionName[]): Promise<void> {
  const kinds = new Set<OperatorPageKind>(editions.map(({ kind }) => kind));
  for (const kind of kinds) {
    const known = judgeEditions(await listEditionsOf(reader, kind));
    for (const { number } of editions.filter((edition) => edition.kind === kind))
      if (!known.some((edition) => edition.number === number && edition.hasBegun)) throw notFound();
  }
}

/** Notes that who asks agrees to these editions. Saying it again changes nothing. */
export async function agreeToOperatorPages(
  { database }: Needs<'database'>,
  actor: Actor,
  editions: readonly EditionName[],
): Promise<Outcome<PendingConsent[]>> {
  if (!isRegistered(actor)) throw unauthenticated();
  return database.transact(async (tx) => {
    await checkHaveBegun(tx, editions);
    await writeConsents(tx, actor.accountId, editions, false);
    return done(await findPendingConsents(tx, actor.accountId));
  });
}

/** Throws CONSENT_REQUIRED where who asks has yet to agree to something. */
export async function requireConsent(context: Asking): Promise<void> {
  const pending = await listPendingConsents(context);
  if (pending.length === 0) return;
  throw new Refusal(
    'CONSENT_REQUIRED',
    said(peopleErrors, (t) => t.operatorPages.consentNeeded({ pages: pending.map(({ title }) => title).join(', ') })),
  );
}
