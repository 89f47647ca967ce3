import type { Transaction } from '../../database/index.ts';
import { CHALLENGE_SECONDS, insertChallenge } from './store/challenges.ts';
import { findLeaving } from './store/leaving.ts';
import { hasSecondFactor } from './store/secondFactors.ts';
import { endSession, findSessionId, startSession, type Session, type SignInMethod } from './store/sessions.ts';

/** Somebody proved to be this account, by whatever way. */
export interface ProvenEntry {
  accountId: string;
  userAgent: string;
  /** The refresh token this browser came with, usually a visitor's: its session ends. */
  refreshToken: string | null;
  /** The way proved both factors already: a passkey with user verification, or the finished second step. */
  hasBothFactors?: boolean;
  /** What the person proved it with. */
  methods: readonly SignInMethod[];
}

/** How a sign-in ends: with a session, a challenge that the second factor has to answer, or the offer to stay. */
export type SignInOutcome =
  | { kind: 'SIGNED_IN'; session: Session }
  | { kind: 'SECOND_FACTOR'; challenge: string; expiresIn: number }
  | { kind: 'LEAVING'; accountId: string; requestedAt: Date };

/**
 * The end of every way of signing in (password, mail link, social, passkey, sign-up, password reset). No other code starts
 * a session for somebody who has a way to sign in, so none can forget the second factor.
 */
export async function completeSignIn(tx: Transaction, entry: ProvenEntry): Promise<SignInOutcome> {
  if (entry.hasBothFactors !== true && (await hasSecondFactor(tx, entry.accountId))) {
    const challenge = await insertChallenge(tx, entry.accountId, entry.methods);
    return { kind: 'SECOND_FACTOR', challenge, expiresIn: CHALLENGE_SECONDS };
  }
  const requestedAt = await findLeaving(tx, entry.accountId);
  if (requestedAt) return { kind: 'LEAVING', accountId: entry.accountId, requestedAt };
  // A new token at every change of rights: what an earlier session's token could do, it can do no longer.
  const old = entry.refreshToken === null ? null : await findSessionId(tx, entry.refreshToken);
  if (old) await endSession(tx, old);
  const session = await startSession(tx, entry.accountId, {
    userAgent: entry.userAgent,
    isAuthenticated: true,
    methods: entry.methods,
  });
  return { kind: 'SIGNED_IN', session };
}
