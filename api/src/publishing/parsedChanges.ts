import type { ChangeKey } from './keys.ts';

/** A changed key with what it is about. */
export type ParsedChange = ChangeKey & { key: string };

/** The ids among the changes of one entity type. `own` leaves out changes of its lists. */
export function idsOf(changes: readonly ParsedChange[], type: string, { own = false } = {}): string[] {
  return [
    ...new Set(
      changes.flatMap((change) =>
        change.type === type && change.id !== null && (!own || change.part === null) ? [change.id] : [],
      ),
    ),
  ];
}
