import type { Reader } from '../../../database/index.ts';

/**
 * Ids of the creators that each of these accounts blocks or mutes now, at most so many for each. Visitors without a profile
 * made nothing that is listed.
 */
export async function listSilencedCreatorIds(
  reader: Reader,
  accountIds: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  const rows = await reader.query<{ accountId: string; ids: string[] }>(
    'listSilencedCreatorIds',
    `SELECT a.id AS "accountId", ARRAY(
       SELECT u.id FROM silenced_people p JOIN users u ON u.id = p.silenced_account_id
       WHERE p.account_id = a.id ORDER BY u.id LIMIT $2
     ) AS ids FROM unnest($1::text[]) a (id)`,
    [accountIds, most],
  );
  return new Map(rows.map(({ accountId, ids }) => [accountId, ids]));
}
