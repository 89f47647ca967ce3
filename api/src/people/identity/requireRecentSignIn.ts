import type { Reader } from '../../database/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { isAuthenticatedWithin } from './store/sessions.ts';

/** decisions 4.6, ASVS 7.5.1: what protects the account asks again when the last proof is older than this. */
export const RECENT_SECONDS = 300;

/**
 * Insists that the person proved within the last five minutes who they are. Call it first in every use case that changes
 * how an account is entered or paid. Throws RECENT_SIGN_IN_REQUIRED; the front end then opens its confirmation and repeats
 * the call.
 */
export async function requireRecentSignIn(reader: Reader, { sessionId }: Actor): Promise<void> {
  if (sessionId !== undefined && (await isAuthenticatedWithin(reader, sessionId, RECENT_SECONDS))) return;
  throw new Refusal(
    'RECENT_SIGN_IN_REQUIRED',
    said(peopleErrors, (t) => t.identity.confirmFirst()),
  );
}
