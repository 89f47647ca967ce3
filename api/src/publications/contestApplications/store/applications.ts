import { column, defineTable, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { newId } from '../../../kernel/ids.ts';
import type { ContestEntryRecord } from './entries.ts';

/** Which editorial departments may write to the creator. */
export type ScoutPreference = 'ANY' | 'SELECTED' | 'NONE';

/** Who the creator is, for the contest's staff alone. */
export interface PersonalInfo {
  name: string;
  nameReading: string;
  email: string;
}

export const contestApplications = defineTable(
  'contest_applications',
  {
    entryId: column.text(),
    /** Null once it is no longer needed. */
    personalInfo: column.json<PersonalInfo>().orNull(),
    mangaCreationHistory: column.text().default("''"),
    scoutPreference: column.text<ScoutPreference>(),
    /** Names of departments of the contest, where the preference is SELECTED. */
    selectedDepartments: column.texts().default("'{}'"),
    updatedAt: column.instant().default('now()'),
  },
  { key: ['entryId'] },
);

/** The entry form of a work in a contest. */
export interface ApplicationRecord
  extends
    Pick<ContestEntryRecord, 'workId' | 'contestId'>,
    Omit<RowOf<typeof contestApplications>, 'entryId' | 'updatedAt'> {
  contestIdentifier: string;
}

/** What is written of a form. */
export type ApplicationDraft = Omit<ApplicationRecord, 'workId' | 'contestId'> & { personalInfo: PersonalInfo };

const COLUMNS = `e.work_id AS "workId", e.contest_id AS "contestId", c.identifier AS "contestIdentifier", a.personal_info AS "personalInfo",
  a.manga_creation_history AS "mangaCreationHistory", a.scout_preference AS "scoutPreference", a.selected_departments AS "selectedDepartments"
  FROM contest_applications a JOIN contest_entries e ON e.id = a.entry_id JOIN contests_now c ON c.id = e.contest_id`;

/** The forms of works that are in a contest, latest contest first. */
export async function findApplications(
  reader: Reader,
  workIds: readonly string[],
): Promise<Map<string, ApplicationRecord[]>> {
  const rows = await reader.query<ApplicationRecord>(
    'findApplications',
    `SELECT ${COLUMNS} WHERE e.work_id = ANY($1) AND e.state = 'ENTERED' ORDER BY c.opens_at DESC, c.id`,
    [workIds],
  );
  return Map.groupBy(rows, (row) => row.workId);
}

/** Every form of a contest with the titles of the works, for its staff. */
export const listApplications = (
  reader: Reader,
  identifier: string,
): Promise<(ApplicationRecord & { title: string; screenName: string })[]> =>
  reader.query(
    'listApplications',
    `SELECT w.title, u.screen_name::text AS "screenName", ${COLUMNS} JOIN works w ON w.id = e.work_id JOIN users u ON u.id = w.user_id
     WHERE c.identifier = $1 AND e.state = 'ENTERED' ORDER BY e.entered_at, e.id`,
    [identifier],
  );

/** Enters a work with its form, or changes the form. */
export async function writeApplication(
  tx: Transaction,
  workId: string,
  contestId: string,
  draft: ApplicationDraft,
): Promise<void> {
  await tx.query(
    'writeApplication',
    `WITH entry AS (
       INSERT INTO contest_entries (id, contest_id, work_id) VALUES ($1, $2, $3)
       ON CONFLICT (contest_id, work_id) DO UPDATE SET state = 'ENTERED' RETURNING id)
     INSERT INTO contest_applications (entry_id, personal_info, manga_creation_history, scout_preference, selected_departments)
     SELECT id, $4::jsonb, $5, $6, $7 FROM entry
     ON CONFLICT (entry_id) DO UPDATE SET personal_info = excluded.personal_info, manga_creation_history = excluded.manga_creation_history,
       scout_preference = excluded.scout_preference, selected_departments = excluded.selected_departments, updated_at = now()`,
    [
      newId('ContestEntry'),
      contestId,
      workId,
      JSON.stringify(draft.personalInfo),
      draft.mangaCreationHistory,
      draft.scoutPreference,
      draft.selectedDepartments,
    ],
  );
}

/** Takes a work out of a contest at the wish of its creator; the form is not kept. */
export async function withdrawApplication(tx: Transaction, workId: string, contestId: string): Promise<void> {
  await tx.query(
    'withdrawApplication',
    `WITH entry AS (
       UPDATE contest_entries SET state = 'WITHDRAWN', pickup_position = NULL WHERE work_id = $1 AND contest_id = $2 RETURNING id)
     DELETE FROM contest_applications a USING entry WHERE a.entry_id = entry.id`,
    [workId, contestId],
  );
}

/** decisions 4.10: days after the result. */
const KEPT_DAYS = 180;

/** Deletes who the creators are where the result is long out, except of works that won something. */
export async function forgetPersonalInfo(tx: Transaction): Promise<void> {
  await tx.query(
    'forgetPersonalInfo',
    `UPDATE contest_applications a SET personal_info = NULL FROM contest_entries e JOIN contests c ON c.id = e.contest_id
     WHERE e.id = a.entry_id AND a.personal_info IS NOT NULL AND e.prize_name IS NULL
       AND c.results_at < now() - make_interval(days => $1)`,
    [KEPT_DAYS],
  );
}
