import type { Database } from '../../database/index.ts';
import { Refusal } from '../../kernel/errors.ts';
import { besideCalls } from '../../kernel/keptChanges.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { createBackPressure } from './createBackPressure.ts';
import type { ReadingEvent } from './ReadingEvent.ts';
import { writeReadingEvents } from './store/readingEvents.ts';
import { rollUpReadings } from './store/rollUp.ts';

/** Collects events and writes them in batches: no reader waits for a count, and no count locks a row for long. */
export interface ReadingEventLog {
  /** Takes an event, which from then on is only lost with the process. Throws RATE_LIMITED when too many wait for the database. */
  add(event: ReadingEvent): void;
  /**
   * Resolves when there is capacity for more: at once, or, where events come in faster than they are written, with a batch
   * that is. Whoever waits for it before `add` keeps the loss of a crash small. Throws RATE_LIMITED when that takes too long.
   */
  admit(): Promise<void>;
  /** Events that are not written yet. */
  countWaiting(): number;
  /** Writes what is collected and adds it up. */
  settle(): Promise<void>;
  /** The same at the end; what cannot be written in a few tries is lost then. */
  close(): Promise<void>;
}

/** A batch is written after this time or at this size, whichever comes first; a crash loses at most this much of the views. */
const BATCH_MS = 200;
const BATCH_SIZE = 3000;
/** There is capacity while fewer wait: less than a second of them on a machine that writes slowly. */
const CAPACITY = 6000;
/** Who is held back gives up after so many batches of others. */
const MOST_LOOKS = 30;
/** Views show up in the counts after this time. */
const ROLL_UP_MS = 5000;
/** A database that is away is asked again after this time. */
const PAUSE_MS = 500;
const LAST_TRIES = 5;
/** Some 100 MB: ten seconds at the busiest. More than that is refused, not acknowledged and lost. */
const MAX_WAITING = 200_000;

/** SQLSTATE classes of values a statement cannot take: no second try would help. */
const isAboutValues = (error: unknown): boolean =>
  /^2[23]/.test(String((error as { code?: unknown } | null)?.code ?? '')) || error instanceof Refusal;

const tooMuch = (): Refusal =>
  new Refusal(
    'RATE_LIMITED',
    said(readersErrors, (t) => t.reading.tooMuch()),
    {
      retryAfter: 5,
    },
  );

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Builds the log of one process. `onFault` hears of batches that could not be written, and of how many events are lost (0: they are tried again). */
export function createReadingEventLog(
  database: Database,
  onFault: (error: unknown, lost: number) => void,
): ReadingEventLog {
  let waiting: ReadingEvent[] = [];
  let writing: Promise<void> | null = null;
  let batchTimer: NodeJS.Timeout | null = null;
  let rollUpTimer: NodeJS.Timeout | null = null;
  let triesLeft = Infinity;
  /** Set while the database does not answer: then nobody waits for it. */
  let isAway = false;
  const backPressure = createBackPressure(() => waiting.length >= CAPACITY && !isAway);

  /** Writes a batch whole, or, when one value spoils it, everything but that. */
  async function write(batch: ReadingEvent[]): Promise<void> {
    for (;;) {
      try {
        await writeReadingEvents(database, batch);
        isAway = false;
        return;
      } catch (error) {
        if (isAboutValues(error) && batch.length > 1) {
          const half = batch.length >> 1;
          await write(batch.slice(0, half));
          return write(batch.slice(half));
        }
        triesLeft -= 1;
        const isLost = isAboutValues(error) || triesLeft < 0;
        onFault(error, isLost ? batch.length : 0);
        if (isLost) return;
        isAway = true;
        backPressure.recheck();
        await pause();
      }
    }
  }

  /** Writes what waits: one batch, and more while whole batches wait. The rest waits for its time. */
  async function writeBatches(): Promise<void> {
    do {
      const batch = waiting.slice(0, BATCH_SIZE);
      await write(batch);
      waiting = waiting.slice(batch.length);
      backPressure.recheck();
    } while (waiting.length >= BATCH_SIZE);
  }

  function flush(): Promise<void> {
    if (batchTimer) clearTimeout(batchTimer);
    batchTimer = null;
    writing ??= besideCalls(writeBatches).finally(() => {
      writing = null;
      if (waiting.length > 0) batchTimer ??= setTimeout(() => void flush(), BATCH_MS);
      rollUpTimer ??= setTimeout(rollUp, ROLL_UP_MS);
    });
    return writing;
  }

  function rollUp(): void {
    rollUpTimer = null;
    // What is not added up now is added up with what comes next, or by the job that does it every minute.
    rollUpReadings(database).catch((error: unknown) => onFault(error, 0));
  }

  async function settle(): Promise<void> {
    while (writing || waiting.length > 0) await flush();
    if (rollUpTimer) clearTimeout(rollUpTimer);
    rollUpTimer = null;
    await besideCalls(() => rollUpReadings(database));
  }

  return {
    add(event) {
      if (waiting.length >= MAX_WAITING) throw tooMuch();
      waiting.push(event);
      if (writing) return;
      if (waiting.length >= BATCH_SIZE) void flush();
      else batchTimer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    async admit() {
      if (!(await backPressure.admit(MOST_LOOKS))) throw tooMuch();
    },
    countWaiting: () => waiting.length,
    settle,
    async close() {
      triesLeft = LAST_TRIES;
      await settle().catch((error: unknown) => onFault(error, 0));
    },
  };
}

declare module '../../graphql/context.ts' {
  interface Services {
    readingEvents: ReadingEventLog;
  }
}
