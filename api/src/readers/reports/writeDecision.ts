import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import { queueMail } from '../../mail/index.ts';
import { findRecipient } from '../../people/identity/index.ts';
import { notifyModeration } from '../../people/notifications/index.ts';
import { decisionLetter } from './decisionLetters.ts';
import { findDecidedPlace } from './findDecidedPlace.ts';
import { hasNotification } from './policy.ts';
import { logDecision, type DecidedThing, type DecisionRecord } from './store/decisions.ts';

type MadeDecision = Pick<DecisionRecord, 'operator' | 'decision' | 'note' | 'reportIds'>;

/** Mails whoever made the thing; a visitor without an address hears nothing. */
async function mailOwner(
  tx: Transaction,
  config: Config,
  thing: DecidedThing,
  { decision, note, reportIds }: MadeDecision & { decision: 'WARN' | 'TAKE_DOWN' },
): Promise<void> {
  const { ownerId } = thing;
  const recipient = ownerId === null ? null : await findRecipient(tx, config, ownerId);
  if (!recipient) return;
  const place = await findDecidedPlace(tx, thing, decision);
  const url = place === null ? null : `${config.http.publicUrl}${place}`;
  await queueMail(tx, config, {
    accountId: ownerId,
    letter: decisionLetter(recipient, thing, { decision, note, url, isReported: reportIds.length > 0 }),
  });
}

/**
 * Writes who decided what about a thing and why, and tells whoever made it. Of a warning there is a notification here; of what is suspended
 * the use case that suspends it makes one.
 */
export async function writeDecision(
  tx: Transaction,
  config: Config,
  thing: DecidedThing,
  made: MadeDecision,
): Promise<void> {
  const { decision } = made;
  await logDecision(tx, thing, made);
  if (decision === 'DISMISS') return;
  const { thingId, ownerId } = thing;
  if (decision === 'WARN' && ownerId !== null && hasNotification(thingId))
    await notifyModeration(tx, { id: thingId, userId: ownerId }, 'WARNED');
  await mailOwner(tx, config, thing, { ...made, decision });
}
