/** A device keeps what it could not tell for this long, in milliseconds. */
const TOLD_WITHIN_MS = 30 * 24 * 3_600_000;

/** An instant that a client tells: never in the future, however its clock goes, and not older than a device remembers. */
export const boundedInstant = (at: Date | null | undefined, now = Date.now()): Date =>
  new Date(at ? Math.min(now, Math.max(now - TOLD_WITHIN_MS, at.getTime())) : now);
