import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { Refusal, unauthenticated } from '../../kernel/errors.ts';
import { countTry, forgetTries, saidOfTry } from './countTry.ts';
import { insistOnRoom, isPasswordOf } from './passwords.ts';
import { loadRunningSession } from './runningSession.ts';
import { proveSecondFactor } from './secondFactor/proveSecondFactor.ts';
import { findPasswordHash } from './store/accounts.ts';
import { hasSecondFactor } from './store/secondFactors.ts';
import { authenticateSession, rotateSession, type Session, type SignInMethod } from './store/sessions.ts';

const failed = (triesLeft: number, field: 'password' | 'code'): Refusal =>
  field === 'password'
    ? new Refusal(
        'BAD_USER_INPUT',
        saidOfTry(triesLeft, (t, values) => t.identity.wrongPassword(values)),
        { triesLeft, field },
      )
    : new Refusal(
        'BAD_USER_INPUT',
        saidOfTry(triesLeft, (t, values) => t.identity.wrongCode(values)),
        { triesLeft, field },
      );

/** What the person proves it with. Everything the account has is asked for: the password, and the second factor's code. */
export interface Proof {
  password: string;
  code: string;
}

/**
 * The person of a running session proves again who they are, so that `requireRecentSignIn` lets the next five minutes pass.
 * The session gets a new refresh token. Throws BAD_USER_INPUT with `triesLeft` and `field`, RATE_LIMITED, or UNAUTHENTICATED.
 */
export async function confirmIdentity(
  services: Needs<'config' | 'database'>,
  refreshToken: string | null,
  proof: Proof,
): Promise<Session> {
  const { database } = services;
  const { id, actor } = await loadRunningSession(services, refreshToken);
  const key = `confirm:${actor.accountId}`;
  insistOnRoom();
  const triesLeft = await countTry(database, key);
  const hash = await findPasswordHash(database, actor.accountId);
  const needsCode = await hasSecondFactor(database, actor.accountId);
  // Without a password the code stands alone; without both there is nothing here to prove it with.
  const isPasswordRight = hash === null ? needsCode : await isPasswordOf(hash, proof.password.slice(0, 512));
  if (!isPasswordRight) throw failed(triesLeft, 'password');
  const next = await database.transact(async (tx) => {
    if (needsCode && !(await proveSecondFactor(services, tx, actor.accountId, proof.code))) return null;
    await forgetTries(tx, key);
    const methods = [...(hash === null ? [] : (['PASSWORD'] as const)), ...(needsCode ? (['CODE'] as const) : [])];
    return renewConfirmed(tx, id, refreshToken ?? '', methods);
  });
  if (!next) throw failed(triesLeft, 'code');
  return next;
}

/** Notes that the person of a session proved who they are, and gives it a new refresh token. Throws UNAUTHENTICATED. */
export async function renewConfirmed(
  tx: Transaction,
  sessionId: string,
  refreshToken: string,
  methods: readonly SignInMethod[],
): Promise<Session> {
  await authenticateSession(tx, sessionId, methods);
  const next = await rotateSession(tx, refreshToken);
  if (!next) throw unauthenticated();
  return next;
}
