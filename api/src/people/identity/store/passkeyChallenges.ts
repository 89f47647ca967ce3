import { createHash, randomBytes } from 'node:crypto';
import { after, before, column, defineTable, now, type RowOf, type Transaction } from '../../../database/index.ts';

export const passkeyChallenges = defineTable(
  'passkey_challenges',
  {
    challengeHash: column.bytes(),
    purpose: column.text<'REGISTER' | 'SIGN_IN' | 'CONFIRM'>(),
    accountId: column.text().orNull(),
    expiresAt: column.instant(),
  },
  { key: ['challengeHash'] },
);

/** A ceremony may take this long; people look for their phone. */
export const CEREMONY_SECONDS = 300;

/** What a challenge may be answered for. One of another purpose, or of another account, is none. */
export interface Ceremony {
  purpose: RowOf<typeof passkeyChallenges>['purpose'];
  /** Null before anybody is known: a sign-in. */
  accountId: string | null;
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** A new challenge in base64url, of which only the hash is stored. */
export async function insertPasskeyChallenge(tx: Transaction, { purpose, accountId }: Ceremony): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await passkeyChallenges.delete(tx, { expiresAt: before(now) });
  await tx.query(
    'insertPasskeyChallenge',
    `INSERT INTO passkey_challenges (challenge_hash, purpose, account_id, expires_at)
     VALUES ($1, $2, $3, now() + interval '${CEREMONY_SECONDS} seconds')`,
    [hashOf(challenge), purpose, accountId],
  );
  return challenge;
}

/** Takes a challenge away, right or wrong; false when there is none for this purpose and account. */
export async function spendPasskeyChallenge(tx: Transaction, challenge: string, ceremony: Ceremony): Promise<boolean> {
  const asked = { challengeHash: hashOf(challenge), ...ceremony, expiresAt: after(now) };
  return (await passkeyChallenges.delete(tx, asked)) > 0;
}
