import type { Transaction } from '../../database/index.ts';
import { findDeafTo } from '../moderation/index.ts';
import {
  insertModeration,
  insertMoney,
  insertScouted,
  renewNews,
  writeDeed,
  type Deed,
  type Moderation,
} from './store/notifications.ts';
import { wants } from './store/settings.ts';

/**
 * Tells somebody what was done to something of theirs, in the transaction of the deed. Nobody is told of their own deeds,
 * of those of people they blocked or muted, nor of a kind they switched off.
 */
export async function notify(tx: Transaction, deed: Deed): Promise<void> {
  const { receiverId, actorId, type } = deed;
  if (receiverId === actorId || !(await wants(tx, receiverId, type))) return;
  if ((await findDeafTo(tx, actorId, [receiverId])).has(receiverId)) return;
  await writeDeed(tx, deed);
}

/** Tells a creator that notes were pinned to an episode through a review link; those who write have no account. */
export async function notifyReview(tx: Transaction, receiverId: string, episodeId: string): Promise<void> {
  await renewNews(tx, { type: 'REVIEW_NOTED', receiverId, entityId: episodeId });
}

/**
 * Tells somebody what happened to their money. It is about themselves, since a withdrawal is nobody else's to see. Cannot be
 * switched off.
 */
export async function notifyMoney(
  tx: Transaction,
  receiverId: string,
  news: { type: 'WITHDRAWAL_PAID' | 'WITHDRAWAL_FAILED' | 'SALES_EXPIRING'; amount: number },
): Promise<void> {
  await insertMoney(tx, { ...news, receiverId, entityId: receiverId });
}

/** Tells somebody what operators did about a thing of theirs. Cannot be switched off. */
export async function notifyModeration(
  tx: Transaction,
  entity: { id: string; userId: string },
  moderation: Moderation,
): Promise<void> {
  await insertModeration(tx, entity.userId, entity.id, moderation);
}

/** Tells a creator that an editorial department wrote to them. Cannot be switched off: who may write is said with each entry. */
export async function notifyScouted(tx: Transaction, receiverId: string, messageId: string): Promise<void> {
  await insertScouted(tx, receiverId, messageId);
}
