import type { ReadingEvent } from './readingEvents.ts';

/** Sends a batch; rejects when it did not arrive. `isLeaving` is true when the page is being closed. */
export type SendReadingEvents = (events: readonly ReadingEvent[], isLeaving: boolean) => Promise<void>;

export interface ReadingReporter {
  report(event: ReadingEvent): void;
  /** Sends what waits, now. */
  flush(isLeaving?: boolean): Promise<void>;
}

interface Waiting {
  event: ReadingEvent;
  /** Batches it has been part of. */
  tries: number;
}

/** Where what could not be sent waits for the next page. */
export const unsentKey = 'komawari.reader.unsent';
const version = 1;
/** Moves are collected this long, in milliseconds, before an idle moment is looked for. */
const collects = 4000;
/** A moment that is not idle is taken after this long, in milliseconds: a busy page, or one that draws no frames, may never have an idle one. */
const idleWithin = 2000;
/** An event is sent, and sent again once; then it is let go. */
const allowedTries = 2;
const keptEvents = 60;

function isWaiting(value: unknown): value is Waiting {
  const { event, tries } = (value ?? {}) as Partial<Waiting>;
  return typeof tries === 'number' && typeof event?.id === 'string' && typeof event.episodeId === 'string';
}

/** What an earlier page could not send. Taken out, so that two tabs do not both send it. */
function takeUnsent(storage: Storage | null): Waiting[] {
  try {
    const stored = JSON.parse(storage?.getItem(unsentKey) ?? 'null') as { version?: number; events?: unknown } | null;
    storage?.removeItem(unsentKey);
    return stored?.version === version && Array.isArray(stored.events) ? stored.events.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/** Only the newest move of an opening matters. */
function withoutOldMoves(waiting: readonly Waiting[]): Waiting[] {
  return waiting.filter(
    ({ event }, index) =>
      event.type !== 'page' ||
      !waiting.some((later, at) => at > index && later.event.type === 'page' && later.event.id === event.id),
  );
}

/**
 * Collects reading events and sends them in batches when nothing else is to do, and when the page is left. What did not
 * arrive is kept on the device and sent once more with the next batch or the next page.
 */
export function createReadingReporter(
  send: SendReadingEvents,
  storage: Storage | null,
  signal?: AbortSignal,
): ReadingReporter {
  let waiting = takeUnsent(storage);
  let inFlight: Waiting[] = [];
  let isPlanned = false;

  const keep = () => {
    const events = [...inFlight, ...waiting];
    try {
      if (events.length === 0) storage?.removeItem(unsentKey);
      else storage?.setItem(unsentKey, JSON.stringify({ version, events }));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  };
  const flush = async (isLeaving = false) => {
    if (waiting.length === 0) return;
    const batch = waiting.map(({ event, tries }) => ({ event, tries: tries + 1 }));
    waiting = [];
    // Until the answer is here they count as unsent: the page may be gone before it comes.
    inFlight = batch.filter(({ tries }) => tries < allowedTries);
    keep();
    try {
      await send(
        batch.map(({ event }) => event),
        isLeaving,
      );
    } catch {
      waiting = withoutOldMoves([...inFlight, ...waiting]).slice(-keptEvents);
    }
    inFlight = [];
    keep();
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    const run = () => {
      isPlanned = false;
      void flush();
    };
    setTimeout(
      () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: idleWithin }) : run()),
      collects,
    );
  };
  const report = (event: ReadingEvent) => {
    waiting = withoutOldMoves([...waiting, { event, tries: 0 }]);
    keep();
    plan();
  };

  addEventListener('pagehide', () => void flush(true), signal ? { signal } : {});
  if (waiting.length > 0) plan();
  return { report, flush };
}
