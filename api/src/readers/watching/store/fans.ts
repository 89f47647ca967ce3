import type { Reader } from '../../../database/index.ts';
import { decodeCursor, toSlice, type Slice } from '../../../kernel/cursor.ts';

/** Somebody who watches a creator, as the creator may know it: never with an address. */
export interface FanRecord {
  accountId: string;
  hasProfile: boolean;
  /** The episode they were reading when they began to watch. */
  episodeId: string | null;
  isOptedInEmail: boolean;
  createdAt: Date;
}

/** People whose account was disabled are no fans; a block ends the watching itself. */
const FANS_OF = `FROM watches x JOIN accounts a ON a.id = x.account_id AND a.disabled_at IS NULL WHERE x.user_id`;

/** Who watches a creator, latest first. */
export async function listFans(
  reader: Reader,
  userId: string,
  first: number,
  after: string | null,
): Promise<Slice<FanRecord>> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after, ['instant', 'id']);
  const rows = await reader.query<FanRecord>(
    'listFans',
    `SELECT x.account_id AS "accountId", EXISTS (SELECT 1 FROM users u WHERE u.id = x.account_id) AS "hasProfile",
       x.episode_id AS "episodeId", x.is_opted_in_email AS "isOptedInEmail", x.created_at AS "createdAt"
     ${FANS_OF} = $1 AND ($3::timestamptz IS NULL OR (x.created_at, x.account_id) < ($3::timestamptz, $4))
     ORDER BY x.created_at DESC, x.account_id DESC LIMIT $2`,
    [userId, first + 1, at, id],
  );
  return toSlice(rows, first, (row) => [row.createdAt.toISOString(), row.accountId]);
}

/** How many watch a creator, and how many of them want mail. */
export interface FanCounts {
  all: number;
  withMail: number;
}

/** Of each of these creators how many fans there are. */
export async function countFans(reader: Reader, userIds: readonly string[]): Promise<Map<string, FanCounts>> {
  const rows = await reader.query<FanCounts & { userId: string }>(
    'countFans',
    `SELECT x.user_id AS "userId", count(*)::int AS all, (count(*) FILTER (WHERE x.is_opted_in_email))::int AS "withMail"
     ${FANS_OF} = ANY($1) GROUP BY x.user_id`,
    [userIds],
  );
  return new Map(rows.map((row) => [row.userId, row]));
}
