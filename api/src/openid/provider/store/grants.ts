import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

export const oidcGrants = defineTable(
  'oidc_grants',
  {
    idHash: column.bytes(),
    connectionId: column.text(),
    sessionId: column.text().orNull(),
    payload: column.json<Record<string, unknown>>(),
    createdAt: column.instant().default('now()'),
    expiresAt: column.instant(),
  },
  { key: ['idHash'] },
);

/** What one answer of a person lets a client have. */
export interface NewGrant {
  hash: Buffer;
  connectionId: string;
  /** The session it ends with; null for one that goes on without. */
  sessionId: string | null;
  payload: object;
  seconds: number;
}

/** The grant, as long as nothing ended it: neither the person nor the session, an operator or the time. */
export async function findLiveGrant(reader: Reader, hash: Buffer): Promise<Record<string, unknown> | null> {
  const [row] = await reader.query<{ payload: Record<string, unknown> }>(
    'findLiveGrant',
    'SELECT payload FROM live_oidc_grants WHERE id_hash = $1',
    [hash],
  );
  return row?.payload ?? null;
}

/** Ends a grant with all that was issued by it. */
export const deleteGrant = async (tx: Transaction, hash: Buffer): Promise<void> => {
  await oidcGrants.delete(tx, { idHash: hash });
};
