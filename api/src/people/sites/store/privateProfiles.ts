import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { Language } from '../../../kernel/language.ts';

export type Gender = 'FEMALE' | 'MALE' | 'OTHER';

export const privateProfiles = defineTable(
  'private_profiles',
  {
    userId: column.text(),
    biography: column.text().default("''"),
    /** A day without a time, YYYY-MM-DD. */
    birthday: column.day().orNull(),
    gender: column.text<Gender>().orNull(),
    hasDeclinedContact: column.boolean().default('false'),
    /** Whether mature works are shown; null while the person has not said. */
    showsMature: column.boolean().orNull(),
    /** In which language the person is written to; null while they have not chosen. */
    language: column.text<Language>().orNull(),
  },
  { key: ['userId'] },
);

/** What a person tells us and nobody else. */
export type PrivateProfileRecord = RowOf<typeof privateProfiles>;

/** Private profiles by user; who never entered anything has none. */
export async function findPrivateProfiles(
  reader: Reader,
  userIds: readonly string[],
): Promise<Map<string, PrivateProfileRecord>> {
  const rows = await privateProfiles.findAll(reader, { userId: userIds });
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Writes the whole private profile of a user. */
export async function writePrivateProfile(tx: Transaction, profile: PrivateProfileRecord): Promise<void> {
  await privateProfiles.upsert(tx, profile);
}
