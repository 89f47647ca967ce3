import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';

export const users = defineTable('users', {
  id: column.text(),
  screenName: column.citext(),
  displayName: column.text(),
  foldedName: column.text().generated('fold_word(display_name)'),
  selfIntroduction: column.text().default("''"),
  iconImageId: column.text().orNull(),
  twitterScreenName: column.text().orNull(),
  screenNameChangedAt: column.instant().orNull(),
  createdAt: column.instant().default('now()'),
  updatedAt: column.instant().default('now()'),
});

/** A public profile. `isSiteClosed` and `isDisabled` decide whether others may see the creator's site. */
export interface UserRecord extends Omit<
  RowOf<typeof users>,
  'foldedName' | 'screenNameChangedAt' | 'createdAt' | 'updatedAt'
> {
  isSiteClosed: boolean;
  isDisabled: boolean;
}

const USER = `SELECT u.id, u.screen_name::text AS "screenName", u.display_name AS "displayName", u.self_introduction AS "selfIntroduction",
  u.icon_image_id AS "iconImageId", u.twitter_screen_name AS "twitterScreenName", s.is_closed AS "isSiteClosed", a.disabled_at IS NOT NULL AS "isDisabled"
  FROM users u JOIN sites s ON s.user_id = u.id JOIN accounts a ON a.id = u.id`;

/** Profiles by id. */
export async function findUsers(reader: Reader, ids: readonly string[]): Promise<Map<string, UserRecord>> {
  const rows = await reader.query<UserRecord>('findUsers', `${USER} WHERE u.id = ANY($1)`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The profile with this screen name, in any case. */
export async function findUserByScreenName(reader: Reader, screenName: string): Promise<UserRecord | null> {
  const [row] = await reader.query<UserRecord>('findUserByScreenName', `${USER} WHERE u.screen_name = $1::citext`, [
    screenName,
  ]);
  return row ?? null;
}

/** The name at X of an account that signs in with it. */
export async function findLinkedTwitterName(reader: Reader, accountId: string): Promise<string | null> {
  const [row] = await reader.query<{ name: string }>(
    'findLinkedTwitterName',
    `SELECT name FROM social_identities WHERE account_id = $1 AND kind = 'TWITTER'`,
    [accountId],
  );
  return row?.name ?? null;
}

/** Writes the name at X; false when it stood there already, or there is no profile. */
export async function writeTwitterScreenName(tx: Transaction, userId: string, name: string): Promise<boolean> {
  const rows = await tx.query(
    'writeTwitterScreenName',
    `UPDATE users SET twitter_screen_name = $2, updated_at = now() WHERE id = $1 AND twitter_screen_name IS DISTINCT FROM $2 RETURNING id`,
    [userId, name],
  );
  return rows.length > 0;
}

/** Removes the name at X when it is this one; false when it was another. */
export async function removeTwitterScreenName(tx: Transaction, userId: string, name: string): Promise<boolean> {
  const changed = await users.update(
    tx,
    { id: userId, twitterScreenName: name },
    { twitterScreenName: null, updatedAt: now },
  );
  return changed > 0;
}

/** decisions 4.2: a screen name changes at most once in this time. */
const RENAME_DAYS = 30;

/** Whether a user changed the screen name too short ago to change it again. */
export async function hasRenamedLately(reader: Reader, userId: string): Promise<boolean> {
  const [row] = await reader.query<{ isLately: boolean }>(
    'hasRenamedLately',
    `SELECT coalesce(screen_name_changed_at >= now() - interval '${RENAME_DAYS} days', false) AS "isLately" FROM users WHERE id = $1`,
    [userId],
  );
  return row?.isLately ?? false;
}

/** How many accounts watch each creator. */
export async function countWatchers(reader: Reader, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.query<{ userId: string; count: number }>(
    'countWatchers',
    'SELECT user_id AS "userId", count(*)::int AS count FROM watches WHERE user_id = ANY($1) GROUP BY user_id',
    [userIds],
  );
  return new Map(rows.map((row) => [row.userId, row.count]));
}

/** Which of these creators the account watches. */
export async function findWatched(
  reader: Reader,
  accountId: string,
  userIds: readonly string[],
): Promise<Map<string, boolean>> {
  const rows = await reader.query<{ userId: string }>(
    'findWatched',
    'SELECT user_id AS "userId" FROM watches WHERE account_id = $1 AND user_id = ANY($2)',
    [accountId, userIds],
  );
  return new Map(rows.map((row) => [row.userId, true]));
}

/** Deletes the profile and the site, and with them works, illustrations, the portfolio and whatever else refers to it. */
export async function deleteUser(tx: Transaction, id: string): Promise<void> {
  await users.delete(tx, id);
}
