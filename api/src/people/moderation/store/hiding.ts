/**
 * The condition under which a row `c` of comments is shown to who asks, in SQL; `viewer` is the parameter that holds the
 * account. The twin of `isHidden` in policy.ts. A guest hides nothing, and is asked nothing.
 */
export const shownTo = (accountId: string | null, viewer: `$${number}`): string =>
  accountId === null
    ? `${viewer}::text IS NULL`
    : `c.account_id NOT IN (SELECT silenced_account_id FROM silenced_people WHERE account_id = ${viewer})
       AND (c.account_id = ${viewer} OR NOT EXISTS (
         SELECT FROM live_muted_words k WHERE k.account_id = ${viewer} AND position(k.folded IN fold_word(c.body)) > 0))`;
