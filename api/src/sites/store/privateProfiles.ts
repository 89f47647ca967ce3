import type { Reader, Transaction } from '../../database/index.ts';

export type Gender = 'FEMALE' | 'MALE' | 'OTHER';

/** What a person tells us and nobody else. `birthday` is a day without a time, YYYY-MM-DD. */
export interface PrivateProfileRecord {
  userId: string;
  biography: string;
  birthday: string | null;
  gender: Gender | null;
  hasDeclinedContact: boolean;
}

/** Private profiles by user; who never entered anything has none. */
export async function findPrivateProfiles(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, PrivateProfileRecord>> {
  const rows = await reader.query<PrivateProfileRecord>(
    'findPrivateProfiles',
    `SELECT user_id AS "userId", biography, birthday::text, gender, has_declined_contact AS "hasDeclinedContact"
     FROM private_profiles WHERE user_id = ANY($1)`,
    [userIds],
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Writes the whole private profile of a user. */
export async function writePrivateProfile(tx: Transaction, profile: PrivateProfileRecord): Promise<void> {
  await tx.query(
    'writePrivateProfile',
    `INSERT INTO private_profiles (user_id, biography, birthday, gender, has_declined_contact) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id) DO UPDATE SET biography = excluded.biography, birthday = excluded.birthday, gender = excluded.gender,
       has_declined_contact = excluded.has_declined_contact`,
    [profile.userId, profile.biography, profile.birthday, profile.gender, profile.hasDeclinedContact],
  );
}
