import { before, column, defineTable, now, type RowOf, type Transaction } from '../../../database/index.ts';
import { socialIdentity, type SocialIdentity } from '../social/SocialIdentity.ts';

/** What a person wants from a provider: come in, add it to the account, or prove once more who they are. */
export type SocialIntent = 'SIGN_IN' | 'LINK' | 'LINK_BY_EMAIL' | 'CONFIRM';

export const socialAttempts = defineTable('social_attempts', {
  id: column.text(),
  stateHash: column.bytes(),
  browserHash: column.bytes(),
  ticketHash: column.bytes().orNull(),
  provider: column.text(),
  intent: column.text<SocialIntent>(),
  mode: column.text<'POPUP' | 'TAB'>(),
  /** The account it began in: the one to link to, or a visitor's. */
  accountId: column.text().orNull(),
  returnTo: column.text().orNull(),
  origin: column.text(),
  /** Who came, once the provider has answered. */
  answer: column.json<SocialIdentity>().orNull(),
  answeredAt: column.instant().orNull(),
  expiresAt: column.instant(),
});

/** A sign-in between its beginning and its end. */
export type SocialAttempt = Omit<
  RowOf<typeof socialAttempts>,
  'stateHash' | 'browserHash' | 'ticketHash' | 'answer' | 'answeredAt' | 'expiresAt'
>;

/** Attempts end after ten minutes. */
const LIFE = `interval '10 minutes'`;
const COLUMNS = `id, provider, intent, mode, account_id AS "accountId", return_to AS "returnTo", origin`;

/** Remembers an attempt; of the state and the browser only hashes. */
export async function insertAttempt(
  tx: Transaction,
  attempt: SocialAttempt,
  hashes: { state: Buffer; browser: Buffer },
): Promise<void> {
  const { id, provider, intent, mode, accountId, returnTo, origin } = attempt;
  await socialAttempts.delete(tx, { expiresAt: before(now) });
  await tx.query(
    'insertAttempt',
    `INSERT INTO social_attempts (id, state_hash, browser_hash, provider, intent, mode, account_id, return_to, origin, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + ${LIFE})`,
    [id, hashes.state, hashes.browser, provider, intent, mode, accountId, returnTo, origin],
  );
}

/** Takes the attempt that a state of this browser belongs to. It can be taken once. */
export async function takeAttempt(
  tx: Transaction,
  provider: string,
  hashes: { state: Buffer; browser: Buffer },
): Promise<SocialAttempt | null> {
  const [row] = await tx.query<SocialAttempt>(
    'takeAttempt',
    `UPDATE social_attempts SET answered_at = now() WHERE state_hash = $1 AND browser_hash = $2 AND provider = $3
       AND answered_at IS NULL AND expires_at > now() RETURNING ${COLUMNS}`,
    [hashes.state, hashes.browser, provider],
  );
  return row ?? null;
}

/** Keeps who came, until a page of the same browser presents the ticket. */
export async function keepAnswer(
  tx: Transaction,
  id: string,
  { ticketHash, identity }: { ticketHash: Buffer; identity: SocialIdentity },
): Promise<void> {
  await tx.query(
    'keepAnswer',
    `UPDATE social_attempts SET ticket_hash = $2, answer = $3, expires_at = now() + ${LIFE} WHERE id = $1`,
    [id, ticketHash, JSON.stringify(identity)],
  );
}

/** Takes the answered attempt of a ticket. Two that present the same ticket at once: one gets it. */
export async function takeTicket(
  tx: Transaction,
  hashes: { ticket: Buffer; browser: Buffer },
): Promise<{ attempt: SocialAttempt; identity: SocialIdentity } | null> {
  const [row] = await tx.query<SocialAttempt & { answer: unknown }>(
    'takeTicket',
    `DELETE FROM social_attempts WHERE ticket_hash = $1 AND browser_hash = $2 AND expires_at > now() RETURNING ${COLUMNS}, answer`,
    [hashes.ticket, hashes.browser],
  );
  if (!row) return null;
  const { answer, ...attempt } = row;
  return { attempt, identity: socialIdentity.parse(answer) };
}

/** Keeps an answer for later, under a new ticket: the person has to prove an account first. */
export async function insertAnswered(
  tx: Transaction,
  attempt: SocialAttempt,
  hashes: { state: Buffer; browser: Buffer; ticket: Buffer },
  identity: SocialIdentity,
): Promise<void> {
  await insertAttempt(tx, attempt, hashes);
  await tx.query(
    'keepAnswerForLater',
    `UPDATE social_attempts SET ticket_hash = $2, answer = $3, answered_at = now(), expires_at = now() + interval '30 minutes' WHERE id = $1`,
    [attempt.id, hashes.ticket, JSON.stringify(identity)],
  );
}

/** Forgets sign-ins with another service that were begun and not ended. */
export async function purgeSocialAttempts(tx: Transaction): Promise<void> {
  await socialAttempts.delete(tx, { expiresAt: before(now) });
}
