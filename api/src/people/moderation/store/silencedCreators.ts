import type { Reader } from '../../../database/index.ts';

/** A creator somebody blocks or mutes now. */
export interface SilencedCreator {
  id: string;
  screenName: string;
}

/** Creators an account blocks or mutes now, at most so many. Visitors without a profile made nothing that is listed. */
export const listSilencedCreators = (reader: Reader, accountId: string, most: number): Promise<SilencedCreator[]> =>
  reader.query<SilencedCreator>(
    'listSilencedCreators',
    `SELECT u.id, u.screen_name AS "screenName" FROM silenced_people p JOIN users u ON u.id = p.silenced_account_id
     WHERE p.account_id = $1 ORDER BY u.id LIMIT $2`,
    [accountId, most],
  );
