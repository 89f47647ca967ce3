import { createHash, randomBytes } from 'node:crypto';
import { before, column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';
import type { SignInMethod } from './sessions.ts';

export const challenges = defineTable(
  'sign_in_challenges',
  {
    tokenHash: column.bytes(),
    accountId: column.text(),
    expiresAt: column.instant(),
    tries: column.integer().default('0'),
    methods: column.texts<SignInMethod>().default("'{}'"),
  },
  { key: ['tokenHash'] },
);

/** A sign-in waits this long for its second factor. */
export const CHALLENGE_SECONDS = 300;

/** Wrong codes after which the sign-in starts over. */
const TRIES = 5;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Remembers that this account proved its first factor. Only the hash of the answer's token is stored. */
export async function insertChallenge(
  tx: Transaction,
  accountId: string,
  methods: readonly SignInMethod[],
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await challenges.delete(tx, { expiresAt: before(now) });
  await tx.query(
    'insertChallenge',
    `INSERT INTO sign_in_challenges (token_hash, account_id, methods, expires_at)
     VALUES ($1, $2, $3, now() + interval '${CHALLENGE_SECONDS} seconds')`,
    [hashOf(token), accountId, methods],
  );
  return token;
}

/**
 * Counts a try on a challenge and answers whose it is; null when it is unknown, over, or tried too often. Runs outside the
 * caller's transaction on purpose: a refused try counts too.
 */
export async function tryChallenge(reader: Reader, token: string): Promise<string | null> {
  const [row] = await reader.query<{ accountId: string }>(
    'tryChallenge',
    `UPDATE sign_in_challenges SET tries = tries + 1 WHERE token_hash = $1 AND expires_at > now() AND tries < ${TRIES}
     RETURNING account_id AS "accountId"`,
    [hashOf(token)],
  );
  return row?.accountId ?? null;
}

/** Takes a challenge away and answers what proved the first factor; null when somebody else was faster. */
export async function spendChallenge(tx: Transaction, token: string): Promise<SignInMethod[] | null> {
  const challenge = await challenges.lock(tx, { tokenHash: hashOf(token) });
  if (!challenge) return null;
  await challenges.delete(tx, { tokenHash: hashOf(token) });
  return challenge.methods;
}

/** Ends all sign-ins of an account that wait for their second factor: what they proved holds no longer. */
export async function forgetChallenges(tx: Transaction, accountId: string): Promise<void> {
  await challenges.delete(tx, { accountId });
}
