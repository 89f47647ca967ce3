import { createHash } from 'node:crypto';
import { after, column, defineTable, now, type Reader, type Transaction } from '../../../database/index.ts';

export const heldScreenNames = defineTable(
  'held_screen_names',
  {
    nameHash: column.bytes(),
    userId: column.text().orNull(),
    heldUntil: column.instant(),
  },
  { key: ['nameHash'] },
);

/** decisions 4.2: a name that was given up leads to its owner this long, and nobody else can take it. */
const HELD_DAYS = 90;

const hashOf = (screenName: string): Buffer => createHash('sha256').update(screenName.toLowerCase()).digest();

/** Keeps a name that its owner gave up for 90 days. */
export async function holdScreenName(tx: Transaction, screenName: string, userId: string): Promise<void> {
  await tx.query(
    'holdScreenName',
    `INSERT INTO held_screen_names (name_hash, user_id, held_until) VALUES ($1, $2, now() + interval '${HELD_DAYS} days')
     ON CONFLICT (name_hash) DO UPDATE SET user_id = excluded.user_id, held_until = excluded.held_until`,
    [hashOf(screenName), userId],
  );
}

/** Lets a name go that its owner uses again. */
export async function releaseScreenName(tx: Transaction, screenName: string): Promise<void> {
  await heldScreenNames.delete(tx, { nameHash: hashOf(screenName) });
}

/** Whose name it was, as long as it is held; `userId` is null when that account is gone. */
export async function findHeldScreenName(
  reader: Reader,
  screenName: string,
): Promise<{ userId: string | null } | null> {
  return heldScreenNames.find(reader, { nameHash: hashOf(screenName), heldUntil: after(now) });
}

/** The name a creator with an open site has now, by one that was given up; null when nobody's held name this is. */
export async function findNameAfter(reader: Reader, screenName: string): Promise<string | null> {
  const [row] = await reader.query<{ screenName: string }>(
    'findNameAfter',
    `SELECT u.screen_name::text AS "screenName" FROM held_screen_names h
       JOIN users u ON u.id = h.user_id JOIN sites s ON s.user_id = u.id JOIN accounts a ON a.id = u.id
     WHERE h.name_hash = $1 AND h.held_until > now() AND NOT s.is_closed AND a.disabled_at IS NULL`,
    [hashOf(screenName)],
  );
  return row?.screenName ?? null;
}
