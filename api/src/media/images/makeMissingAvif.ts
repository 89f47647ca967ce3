import type { Needs } from '../../graphql/context.ts';
import { makeAvif } from './makeAvif.ts';
import { listWithoutAvif, putOffAvif } from './store/images.ts';

/** Pictures of one batch. */
const PICTURES_AT_ONCE = 5;

/** The part of a logger that is needed. */
interface Log {
  error(facts: object, message: string): void;
}

/**
 * Makes the AVIF sizes of one batch of pictures that readers can see. What fails is tried again later, with longer and longer pauses, or
 * a few pictures that no encoder survives would keep all others waiting. Ends soon when `signal` is aborted.
 */
export async function makeMissingAvif(
  services: Needs<'database' | 'objects'>,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  for (const id of await listWithoutAvif(services.database, PICTURES_AT_ONCE)) {
    if (signal.aborted) return;
    try {
      await makeAvif(services, id, signal);
    } catch (error) {
      // What it writes to is closed by then.
      if (signal.aborted) return;
      log.error({ err: error, imageId: id }, 'AVIF sizes could not be made');
      await services.database.transact((tx) => putOffAvif(tx, id));
    }
  }
}
