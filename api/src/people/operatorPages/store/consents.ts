import {
  collectRows,
  column,
  defineTable,
  instantAsJson,
  type Reader,
  type Transaction,
} from '../../../database/index.ts';
import { LANGUAGE, type EditionName, type OperatorPageKind } from '../OperatorPage.ts';

export const consents = defineTable(
  'consents',
  {
    accountId: column.text(),
    kind: column.text<OperatorPageKind>(),
    language: column.text(),
    number: column.integer(),
    agreedAt: column.instant().default('now()'),
    atSignUp: column.boolean(),
  },
  { key: ['accountId', 'kind', 'language', 'number'] },
);

/** An edition in effect that a person has not agreed to. */
export interface PendingConsent extends EditionName {
  title: string;
  effectiveAt: Date;
  /** What differs from what the person agreed to, a text for each edition since; empty where nobody wrote it down. */
  changes: string[];
}

/**
 * Editions in effect to which nobody of this account agreed, where they or one before them need consent. An edition that
 * needs none may follow one that does: the later one is asked about then.
 */
const PENDING = `
  WITH begun AS (
    SELECT e.*, max(e.effective_at) FILTER (WHERE e.is_agreed) OVER (PARTITION BY e.kind) AS agreed_at
    FROM (
      SELECT o.*, EXISTS (SELECT 1 FROM consents c WHERE c.account_id = $1
          AND (c.kind, c.language, c.number) = (o.kind, o.language, o.number)) AS is_agreed
      FROM operator_page_editions o WHERE o.effective_at <= now() AND o.language = $2
    ) e
  ), since AS (
    SELECT * FROM begun b WHERE b.agreed_at IS NULL OR b.effective_at > b.agreed_at
  )
  SELECT DISTINCT ON (s.kind) s.kind, s.number, s.title, s.effective_at AS "effectiveAt",
    ARRAY(SELECT o.changes FROM since o WHERE o.kind = s.kind AND o.changes <> '' ORDER BY o.effective_at, o.number) AS changes
  FROM since s WHERE EXISTS (SELECT 1 FROM since n WHERE n.kind = s.kind AND n.needs_consent)
  ORDER BY s.kind, s.effective_at DESC, s.number DESC`;

/** What an account has yet to agree to. */
export const findPendingConsents = (reader: Reader, accountId: string): Promise<PendingConsent[]> =>
  reader.query<PendingConsent>('findPendingConsents', PENDING, [accountId, LANGUAGE]);

/** Notes that a person agrees to editions; what was noted before stays as it was. */
export async function writeConsents(
  tx: Transaction,
  accountId: string,
  editions: readonly EditionName[],
  atSignUp: boolean,
): Promise<void> {
  for (const { kind, number } of editions)
    await consents.insertNew(tx, { accountId, kind, language: LANGUAGE, number, atSignUp });
}

/** Notes that a person agrees to what is in effect of these pages. */
export async function writeConsentsToCurrent(
  tx: Transaction,
  accountId: string,
  kinds: readonly OperatorPageKind[],
): Promise<void> {
  const current = await tx.query<EditionName>(
    'findCurrentEditions',
    `SELECT DISTINCT ON (kind) kind, number FROM operator_page_editions
     WHERE kind = ANY($1) AND language = $2 AND effective_at <= now() ORDER BY kind, effective_at DESC, number DESC`,
    [kinds, LANGUAGE],
  );
  await writeConsents(tx, accountId, current, true);
}

const CONSENTS = `SELECT jsonb_build_object('page', c.kind, 'language', c.language, 'edition', c.number, 'title', e.title,
      'agreedAt', ${instantAsJson('c.agreed_at')}, 'atSignUp', c.at_sign_up) AS row
    FROM consents c JOIN operator_page_editions e USING (kind, language, number) WHERE c.account_id = $1 ORDER BY c.agreed_at`;

/** What a person agreed to, and when. */
export const collectConsents = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  consents: await collectRows(reader, 'consents', CONSENTS, accountId),
});
