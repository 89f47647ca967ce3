/**
 * The condition under which a row `c` of comments is shown to who asks, in SQL; `viewer` is the parameter that holds the
 * account. The counterpart of `isHidden` in policy.ts. A guest hides nothing, and is asked nothing.
 */
export const shownTo = (accountId: string | null, viewer: `$${number}`): string =>
  accountId === null
    ? `${viewer}::text IS NULL`
    : `c.account_id NOT IN (SELECT silenced_account_id FROM silenced_people WHERE account_id = ${viewer})
       AND (c.account_id = ${viewer} OR NOT EXISTS (
         SELECT FROM live_muted_words k WHERE k.account_id = ${viewer} AND position(k.folded IN c.folded_body) > 0))`;

/** The condition, in SQL, under which what a creator made is listed for an account: it neither blocks nor mutes them now. */
export const isHeardBy = (creator: string, account: `$${number}`): string =>
  `NOT EXISTS (SELECT FROM silenced_people p WHERE p.account_id = ${account} AND p.silenced_account_id = ${creator})`;

/**
 * The condition, in SQL, under which somebody may keep what is the owner's: it is not their own, and the owner did not block
 * them. Both are expressions that hold an account.
 */
export const isWelcomeAt = (owner: string, account: string): string =>
  `${owner} <> ${account} AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.account_id = ${owner} AND b.blocked_account_id = ${account})`;
