import type { Reader, Transaction } from '../../../database/index.ts';
import type { ScoutPreference } from '../../contestApplications/index.ts';
import type { ScoutAnswer } from './scoutMessages.ts';

/** Who entered a work into a contest, as far as writing to them goes. */
export interface Entrant {
  contestId: string;
  contestTitle: string;
  /** The departments that scout in the contest, in their order. */
  departments: string[];
  accountId: string;
  workId: string;
  workTitle: string;
  state: 'ENTERED' | 'WITHDRAWN' | 'EXCLUDED';
  /** Null where the work was entered without a form, or withdrawn. */
  preference: ScoutPreference | null;
  selectedDepartments: string[];
  /** Suspended, or about to be deleted. */
  isAccountClosed: boolean;
  /** In the trash, or taken down. */
  isWorkHidden: boolean;
}

/** The entrant of a work in a contest. Whoever else writes to them, or changes the entry, waits until the transaction ends. */
export async function lockEntrant(tx: Transaction, identifier: string, workId: string): Promise<Entrant | null> {
  const [row] = await tx.query<Entrant>(
    'lockEntrant',
    `SELECT k.id AS "contestId", k.title AS "contestTitle", w.user_id AS "accountId", w.id AS "workId", w.title AS "workTitle", e.state,
       ARRAY(SELECT d.name FROM contest_departments d WHERE d.contest_id = k.id ORDER BY d.position) AS departments,
       a.scout_preference AS preference, coalesce(a.selected_departments, '{}') AS "selectedDepartments",
       o.disabled_at IS NOT NULL AS "isAccountClosed",
       w.deleted_at IS NOT NULL OR w.suspended_at IS NOT NULL AS "isWorkHidden"
     FROM contests k JOIN contest_entries e ON e.contest_id = k.id JOIN works w ON w.id = e.work_id
       JOIN accounts o ON o.id = w.user_id LEFT JOIN contest_applications a ON a.entry_id = e.id
     WHERE k.identifier = $1 AND w.id = $2 FOR UPDATE OF e`,
    [identifier, workId],
  );
  return row ?? null;
}

/** Whether there is a contest of this name. */
export async function isContest(reader: Reader, identifier: string): Promise<boolean> {
  return (
    (await reader.query('findScoutingContest', 'SELECT 1 FROM contests WHERE identifier = $1', [identifier])).length > 0
  );
}

/** What a department wrote about a work, as the contest's staff sees it: that it did, and the answer. */
export interface SentMessage {
  department: string;
  sentAt: Date;
  operator: string;
  replyAddress: string;
  answer: ScoutAnswer | null;
  answerWords: string;
  answeredAt: Date | null;
}

/** A work in a contest, who may write about it, and who did. */
export interface ScoutedEntry {
  /** Null when the work is gone for good. */
  workId: string | null;
  title: string;
  screenName: string;
  state: Entrant['state'] | null;
  preference: ScoutPreference | null;
  selectedDepartments: string[];
  messages: SentMessage[];
}

/** Works with a form in a contest, in the order they were entered, and those that were written about before they left it. */
export async function listScoutedEntries(reader: Reader, identifier: string): Promise<ScoutedEntry[]> {
  const entries = await reader.query<Omit<ScoutedEntry, 'messages'>>(
    'listScoutedEntries',
    `SELECT w.id AS "workId", w.title, u.screen_name::text AS "screenName", e.state, a.scout_preference AS preference,
       coalesce(a.selected_departments, '{}') AS "selectedDepartments"
     FROM contests k JOIN contest_entries e ON e.contest_id = k.id JOIN works w ON w.id = e.work_id JOIN users u ON u.id = w.user_id
       LEFT JOIN contest_applications a ON a.entry_id = e.id
     WHERE k.identifier = $1 AND ((e.state = 'ENTERED' AND a.entry_id IS NOT NULL)
       OR EXISTS (SELECT 1 FROM scout_messages m WHERE m.contest_id = k.id AND m.work_id = w.id))
     ORDER BY e.entered_at, e.id`,
    [identifier],
  );
  const sent = await reader.query<SentMessage & { workId: string | null; screenName: string }>(
    'listSentMessages',
    `SELECT m.work_id AS "workId", u.screen_name::text AS "screenName", m.department, m.sent_at AS "sentAt", m.operator AS "operator",
       m.reply_address AS "replyAddress", m.answer, m.answer_words AS "answerWords", m.answered_at AS "answeredAt"
     FROM scout_messages m JOIN contests k ON k.id = m.contest_id JOIN users u ON u.id = m.account_id
     WHERE k.identifier = $1 ORDER BY m.sent_at, m.id`,
    [identifier],
  );
  const byWork = Map.groupBy(sent, ({ workId }) => workId);
  const known = entries.map((entry) => ({ ...entry, messages: byWork.get(entry.workId) ?? [] }));
  const gone = (byWork.get(null) ?? []).map((message) => ({
    workId: null,
    title: '',
    screenName: message.screenName,
    state: null,
    preference: null,
    selectedDepartments: [],
    messages: [message],
  }));
  return [...known, ...gone];
}
