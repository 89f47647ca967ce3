import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/index.ts';
import { noteUseOfClient } from '../clients/index.ts';
import { lockConnection, writeConnection, type ConnectedClientRecord } from './store/connectedClients.ts';
import { writeDeed } from './store/deeds.ts';
import { writeLogin } from './store/logins.ts';

/** What a person answered, and in which session. */
export interface ConnectAnswer {
  accountId: string;
  clientId: string;
  /** Of what was asked: what they agreed to, and what they left out. */
  scopes: readonly string[];
  refused: readonly string[];
  sessionId: string;
  /** Under which id the client knows the session. */
  sid: string;
}

/** A use within the minute is not written down again. */
const SAME_MINUTE_MS = 60_000;

/**
 * Whether an answer leaves the connection as it is: the person agreed to all of it before, and a moment ago. Then only the
 * session is to be noted.
 */
export const isUnchanged = (
  old: ConnectedClientRecord,
  { scopes, refused }: Pick<ConnectAnswer, 'scopes' | 'refused'>,
) =>
  scopes.every((scope) => old.scopes.includes(scope)) &&
  refused.every((scope) => old.refusedScopes.includes(scope)) &&
  old.lastUsedAt !== null &&
  Date.now() - old.lastUsedAt.getTime() < SAME_MINUTE_MS;

/** A use within the hour is no news for the person's list. */
const SAME_VISIT_MS = 3600_000;

const deedOf = (old: ConnectedClientRecord | null, scopes: readonly string[]) => {
  if (!old) return 'CONNECTED' as const;
  if (scopes.some((scope) => !old.scopes.includes(scope))) return 'CHANGED' as const;
  const isSameVisit = old.lastUsedAt !== null && Date.now() - old.lastUsedAt.getTime() < SAME_VISIT_MS;
  return isSameVisit ? null : ('SIGNED_IN' as const);
};

/**
 * Remembers what the person agreed to for a client, and that the client knows this session. Answers the connection's id, and
 * whether the two were strangers before.
 */
export async function connect(tx: Transaction, answer: ConnectAnswer): Promise<{ id: string; isNew: boolean }> {
  const { accountId, clientId } = answer;
  const old = await lockConnection(tx, accountId, clientId);
  const scopes = [...new Set([...(old?.scopes ?? []), ...answer.scopes])].filter(
    (scope) => !answer.refused.includes(scope),
  );
  const refusedScopes = [...new Set([...(old?.refusedScopes ?? []), ...answer.refused])].filter(
    (one) => !scopes.includes(one),
  );
  const id = await writeConnection(tx, {
    id: old?.id ?? randomBytes(15).toString('base64url'),
    accountId,
    clientId,
    scopes,
    refusedScopes,
  });
  const deed = deedOf(old, scopes);
  if (deed) await writeDeed(tx, { accountId, clientId, deed, detail: scopes.join(' ') });
  await writeLogin(tx, answer);
  await noteUseOfClient(tx, clientId);
  return { id, isNew: old === null };
}
