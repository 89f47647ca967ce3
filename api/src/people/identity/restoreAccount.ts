import { z } from 'zod';
import type { Needs } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { deriveKey, encrypt, decrypt } from '../../kernel/secrets.ts';
import { declareSiteAppearance } from '../sites/index.ts';
import { DAYS_TO_STAY, stopLeaving } from './store/leaving.ts';
import { startSession, type Session } from './store/sessions.ts';

/** The offer stands while the person reads it. */
const OFFER_MS = 15 * 60_000;
const PURPOSE = 'restore-account';

const offer = z.object({ accountId: z.string(), requestedAt: z.coerce.date(), expiresAt: z.number() });

/** What a sign-in to an account that is being deleted answers: when it will be gone, and the token that keeps it. */
export function offerToStay(
  { config }: Needs<'config'>,
  { accountId, requestedAt }: { accountId: string; requestedAt: Date },
): { restoreToken: string; deletesAt: string } {
  const text = JSON.stringify({ accountId, requestedAt, expiresAt: Date.now() + OFFER_MS });
  return {
    restoreToken: encrypt(deriveKey(config.secret, PURPOSE), PURPOSE, text),
    deletesAt: new Date(requestedAt.getTime() + DAYS_TO_STAY * 86_400_000).toISOString(),
  };
}

/** Keeps the account: everything is for others again what it was. Throws UNAUTHENTICATED when the offer is over. */
export async function restoreAccount(
  services: Needs<'config' | 'database'>,
  restoreToken: string,
  userAgent: string,
): Promise<Session> {
  const text = decrypt(deriveKey(services.config.secret, PURPOSE), PURPOSE, restoreToken);
  const { accountId, requestedAt, expiresAt } = text === null ? EXPIRED : offer.parse(JSON.parse(text));
  return services.database.transact(async (tx) => {
    if (expiresAt < Date.now() || !(await stopLeaving(tx, accountId, requestedAt)))
      throw new Refusal(
        'UNAUTHENTICATED',
        said(peopleErrors, (t) => t.identity.offerExpired()),
      );
    await declareSiteAppearance(tx, accountId);
    return startSession(tx, accountId, { userAgent, isAuthenticated: true });
  });
}

const EXPIRED = { accountId: '', requestedAt: new Date(0), expiresAt: 0 };
