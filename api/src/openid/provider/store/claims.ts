import type { Reader } from '../../../database/index.ts';

/** What clients can be told of a person, as the database knows it now. */
export interface PersonFacts {
  accountId: string;
  screenName: string;
  displayName: string;
  /** Proved to be theirs: nothing else is kept as an address. Null without one. */
  email: string | null;
  /** Their picture; null without one. */
  iconImageId: string | null;
}

/** The person of an account that is open and has a profile; null otherwise. */
export async function findPerson(reader: Reader, accountId: string): Promise<PersonFacts | null> {
  const [row] = await reader.query<PersonFacts>(
    'findPerson',
    `SELECT a.id AS "accountId", u.screen_name::text AS "screenName", u.display_name AS "displayName",
       u.icon_image_id AS "iconImageId",
       (SELECT email::text FROM auth_providers p WHERE p.account_id = a.id AND p.provider = 'EMAIL') AS email
     FROM accounts a JOIN users u ON u.id = a.id WHERE a.id = $1 AND a.disabled_at IS NULL`,
    [accountId],
  );
  return row ?? null;
}
