import { isCreator, type Actor } from '../../kernel/actor.ts';

/** What decides whether somebody may use analytics. */
export interface EntryState {
  /** Whether an episode of theirs is public. */
  hasPublicEpisode: boolean;
  /** Seats of the closed beta; null when analytics are open to everybody. */
  seats: number | null;
  taken: number;
  hasSeat: boolean;
}

/** How a creator stands to analytics. */
export type AnalyticsStatus = 'AVAILABLE' | 'CAN_ENTER' | 'FULL' | 'NOT_ALLOWED';

/**
 * Analytics are for creators with a public episode (decisions 4.1). Where the operator gave a number of seats, they have to
 * take one first, while there are some; who has one keeps it.
 */
export function statusOf(actor: Actor, { hasPublicEpisode, seats, taken, hasSeat }: EntryState): AnalyticsStatus {
  if (!isCreator(actor) || !hasPublicEpisode) return 'NOT_ALLOWED';
  if (seats === null || hasSeat) return 'AVAILABLE';
  return taken < seats ? 'CAN_ENTER' : 'FULL';
}
