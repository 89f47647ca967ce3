import type { StoredPlace } from '@komawari/ui/reader/places.ts';

/** Two places that were left no further apart, in milliseconds, belong to one session. The API merges by the same rule. */
const oneSession = 30 * 60_000;

/** Of two places of an episode the one to trust: of the newer session, and in one session the further. */
export function newestPlace(one: StoredPlace | null, other: StoredPlace | null): StoredPlace | null {
  if (!one || !other) return one ?? other;
  if (Math.abs(one.at - other.at) > oneSession) return one.at > other.at ? one : other;
  if (Boolean(one.done) !== Boolean(other.done)) return one.done ? one : other;
  return one.page >= other.page ? one : other;
}
