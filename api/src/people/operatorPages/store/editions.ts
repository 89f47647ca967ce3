import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { LANGUAGE, type EditionName, type OperatorPageKind } from '../OperatorPage.ts';

export const operatorPageEditions = defineTable(
  'operator_page_editions',
  {
    kind: column.text<OperatorPageKind>(),
    language: column.text().default("'en'"),
    number: column.integer(),
    title: column.text(),
    body: column.text(),
    changes: column.text().default("''"),
    effectiveAt: column.instant().default('now()'),
    needsConsent: column.boolean().default('false'),
    writtenAt: column.instant().default('now()'),
    writtenBy: column.text().orNull(),
    /** When its pages were told that it is in effect. */
    announcedAt: column.instant().orNull(),
  },
  { key: ['kind', 'language', 'number'] },
);

/** One text of a page from its instant on. Never changed: another one takes its place. */
export type EditionRecord = Omit<RowOf<typeof operatorPageEditions>, 'language' | 'announcedAt'> & {
  /** By the database's clock. */
  hasBegun: boolean;
};

const COLUMNS = `kind, number, title, body, changes, effective_at AS "effectiveAt", needs_consent AS "needsConsent",
  written_at AS "writtenAt", written_by AS "writtenBy", effective_at <= now() AS "hasBegun"`;

/** Every edition of a page, in the order in which they take effect. */
export const listEditionsOf = (reader: Reader, kind: OperatorPageKind): Promise<EditionRecord[]> =>
  reader.query<EditionRecord>(
    'listEditionsOf',
    `SELECT ${COLUMNS} FROM operator_page_editions WHERE kind = $1 AND language = $2 ORDER BY effective_at, number`,
    [kind, LANGUAGE],
  );

/** Every edition of every page, page by page, in the order in which they take effect. */
export const listEveryEdition = (reader: Reader): Promise<EditionRecord[]> =>
  reader.query<EditionRecord>(
    'listEveryEdition',
    `SELECT ${COLUMNS} FROM operator_page_editions WHERE language = $1 ORDER BY kind, effective_at, number`,
    [LANGUAGE],
  );

/** Whoever writes editions does so alone: their numbers are counted. Ends with the transaction. */
export async function lockEditions(tx: Transaction): Promise<void> {
  await tx.query('lockEditions', `SELECT pg_advisory_xact_lock(hashtext('operator_page_editions'))`);
}

/** The number that the next edition of a page gets. */
export async function nextNumber(tx: Transaction, kind: OperatorPageKind): Promise<number> {
  const [row] = await tx.query<{ number: number }>(
    'nextEditionNumber',
    'SELECT coalesce(max(number), 0)::int + 1 AS number FROM operator_page_editions WHERE kind = $1 AND language = $2',
    [kind, LANGUAGE],
  );
  return row?.number ?? 1;
}

/** Editions that took effect and of which no page was told. */
export const findBegun = (reader: Reader): Promise<EditionName[]> =>
  reader.query<EditionName>(
    'findBegunEditions',
    'SELECT kind, number FROM operator_page_editions WHERE effective_at <= now() AND announced_at IS NULL AND language = $1',
    [LANGUAGE],
  );

/** Notes that pages are told of an edition; false where somebody else has done so. */
export const markAnnounced = async (tx: Transaction, { kind, number }: EditionName): Promise<boolean> =>
  (await operatorPageEditions.update(
    tx,
    { kind, number, language: LANGUAGE, announcedAt: null },
    { announcedAt: now },
  )) > 0;
