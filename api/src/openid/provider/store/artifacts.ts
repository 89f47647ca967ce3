import { column, defineTable, type Database, type Reader, type Transaction } from '../../../database/index.ts';
import type { PersonFacts } from './claims.ts';
import { oidcGrants, type NewGrant } from './grants.ts';

export const oidcArtifacts = defineTable(
  'oidc_artifacts',
  {
    model: column.text(),
    idHash: column.bytes(),
    grantHash: column.bytes().orNull(),
    clientId: column.text().orNull(),
    payload: column.json<Record<string, unknown>>(),
    createdAt: column.instant().default('now()'),
    consumedAt: column.instant().orNull(),
    expiresAt: column.instant(),
  },
  { key: ['model', 'idHash'] },
);

/** Something the provider issued or has to remember, found by the hash of its id. */
export interface ArtifactAddress {
  model: string;
  hash: Buffer;
}

/** Something to be written. */
export interface NewArtifact extends ArtifactAddress {
  grantHash: Buffer | null;
  clientId: string | null;
  payload: object;
  seconds: number;
}

/**
 * Writes what was issued. What belongs to a grant that is gone is refused by the database: nothing outlives the end of its
 * grant, however the two fall together.
 */
export async function writeArtifact(
  reader: Reader,
  { model, hash, grantHash, clientId, payload, seconds }: NewArtifact,
): Promise<void> {
  await reader.query(
    'writeArtifact',
    `INSERT INTO oidc_artifacts (model, id_hash, grant_hash, client_id, payload, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
     ON CONFLICT (model, id_hash) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`,
    [model, hash, grantHash, clientId, JSON.stringify(payload), seconds],
  );
}

/** Writes down what one answer of a person lets a client have, with the first thing that is issued by it. */
export async function writeGrantWith(
  reader: Reader,
  grant: NewGrant,
  { model, hash, clientId, payload, seconds }: NewArtifact,
): Promise<void> {
  await reader.query(
    'writeGrantWith',
    `WITH made AS (
       INSERT INTO oidc_grants (id_hash, connection_id, session_id, payload, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5)))
     INSERT INTO oidc_artifacts (model, id_hash, grant_hash, client_id, payload, expires_at)
     VALUES ($6, $7, $1, $8, $9, now() + make_interval(secs => $10))`,
    [
      grant.hash,
      grant.connectionId,
      grant.sessionId,
      JSON.stringify(grant.payload),
      grant.seconds,
      model,
      hash,
      clientId,
      JSON.stringify(payload),
      seconds,
    ],
  );
}

/**
 * Uses something up that works once, and writes what it is exchanged for: both or nothing, whatever happens meanwhile. False,
 * and nothing is written, when somebody used it before.
 */
export async function exchangeArtifact(
  reader: Reader,
  used: ArtifactAddress,
  issued: readonly NewArtifact[],
): Promise<boolean> {
  const rows = await reader.query(
    'exchangeArtifact',
    `WITH used AS (
       UPDATE oidc_artifacts SET consumed_at = now() WHERE model = $1 AND id_hash = $2 AND consumed_at IS NULL RETURNING 1),
     issued AS (
       INSERT INTO oidc_artifacts (model, id_hash, grant_hash, client_id, payload, expires_at)
       SELECT model, id_hash, grant_hash, client_id, payload, now() + make_interval(secs => seconds)
       FROM used, unnest($3::text[], $4::bytea[], $5::bytea[], $6::text[], $7::jsonb[], $8::int[])
         AS i (model, id_hash, grant_hash, client_id, payload, seconds))
     SELECT FROM used`,
    [
      used.model,
      used.hash,
      issued.map(({ model }) => model),
      issued.map(({ hash }) => hash),
      issued.map(({ grantHash }) => grantHash),
      issued.map(({ clientId }) => clientId),
      issued.map(({ payload }) => JSON.stringify(payload)),
      issued.map(({ seconds }) => seconds),
    ],
  );
  return rows.length > 0;
}

/** What was written, and what is asked next of whatever a person let a client have. */
export interface FoundArtifact {
  payload: Record<string, unknown>;
  /** When it was used up, in seconds since 1970; null while it was not. */
  consumed: number | null;
  /** What its grant was written with; null without one. */
  grant: Record<string, unknown> | null;
  /** Whose it is; null without a grant. */
  person: PersonFacts | null;
}

/** What was written under this address; null when it is not there, or its grant is over. */
export async function findArtifact(reader: Reader, { model, hash }: ArtifactAddress): Promise<FoundArtifact | null> {
  const [row] = await reader.query<FoundArtifact>(
    'findArtifact',
    `SELECT a.payload, extract(epoch FROM a.consumed_at)::float8 AS consumed, g.payload AS grant,
       CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('accountId', u.id, 'screenName', u.screen_name,
         'displayName', u.display_name, 'iconImageId', u.icon_image_id,
         'email', (SELECT email FROM auth_providers p WHERE p.account_id = u.id AND p.provider = 'EMAIL')) END AS person
     FROM oidc_artifacts a LEFT JOIN live_oidc_grants g ON g.id_hash = a.grant_hash
       LEFT JOIN users u ON u.id = g.account_id
     WHERE a.model = $1 AND a.id_hash = $2 AND a.expires_at > now()
       AND (a.grant_hash IS NULL OR g.id_hash IS NOT NULL)`,
    [model, hash],
  );
  return row ?? null;
}

/** Uses something up that works once; false when somebody did before. */
export async function consumeArtifact(reader: Reader, { model, hash }: ArtifactAddress): Promise<boolean> {
  const rows = await reader.query(
    'consumeArtifact',
    `UPDATE oidc_artifacts SET consumed_at = now() WHERE model = $1 AND id_hash = $2 AND consumed_at IS NULL RETURNING 1`,
    [model, hash],
  );
  return rows.length > 0;
}

/** Takes something back. */
export const deleteArtifact = async (tx: Transaction, { model, hash }: ArtifactAddress): Promise<void> => {
  await oidcArtifacts.delete(tx, { model, idHash: hash });
};

/** Takes everything of one kind back that a grant let a client have. */
export const deleteArtifactsOf = async (tx: Transaction, model: string, grantHash: Buffer): Promise<void> => {
  await oidcArtifacts.delete(tx, { model, grantHash });
};

/** What an access token stands for at the API of the product. */
export interface AcceptedAccessToken {
  accountId: string;
  clientId: string;
  connectionId: string;
  kind: 'REGISTERED' | 'REGISTERED_WITHOUT_EMAIL';
  scope: string;
  /** The thumbprint of the key it is bound to; null for one that whoever bears it may use. */
  keyThumbprint: string | null;
  /** Whether its use was noted within the last minute. */
  isFresh: boolean;
}

/** The access token of this hash, if it is accepted now. Asked anew with each request, so that it ends at once. */
export async function findAcceptedAccessToken(reader: Reader, hash: Buffer): Promise<AcceptedAccessToken | null> {
  const [row] = await reader.query<AcceptedAccessToken>(
    'findAcceptedAccessToken',
    `SELECT g.account_id AS "accountId", g.client_id AS "clientId", g.connection_id AS "connectionId",
       CASE WHEN EXISTS (SELECT 1 FROM auth_providers p WHERE p.account_id = g.account_id AND p.provider = 'EMAIL')
         THEN 'REGISTERED' ELSE 'REGISTERED_WITHOUT_EMAIL' END AS kind,
       coalesce(a.payload->>'scope', '') AS scope, a.payload->>'jkt' AS "keyThumbprint",
       coalesce(c.last_used_at > now() - interval '1 minute', false) AS "isFresh"
     FROM oidc_artifacts a JOIN live_oidc_grants g ON g.id_hash = a.grant_hash
       JOIN connected_oidc_clients c ON c.id = g.connection_id JOIN users u ON u.id = g.account_id
     WHERE a.model = 'AccessToken' AND a.id_hash = $1 AND a.expires_at > now()`,
    [hash],
  );
  return row ?? null;
}

/** Rows that one statement deletes: short enough that nobody waits for it. */
const BATCH = 5000;

/** Deletes what is over, in batches with a transaction of their own. Answers how many rows went. */
export async function purgeArtifacts(database: Database): Promise<number> {
  let count = 0;
  for (const table of [oidcArtifacts, oidcGrants]) {
    for (let last = BATCH; last === BATCH; count += last) {
      const rows = await database.transact(
        (tx) =>
          tx.query(
            'purgeArtifacts',
            `DELETE FROM ${table.name} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table.name} WHERE expires_at < now() LIMIT ${BATCH})) RETURNING 1`,
          ),
        { isChange: false },
      );
      last = rows.length;
    }
  }
  return count;
}
