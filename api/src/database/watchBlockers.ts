import type { Reader } from './database.ts';

/** Shorter than a step waits for a lock, so that who holds it is seen. */
const LOOK_EVERY_MS = 40;

interface Blocker {
  pid: number;
  application: string;
  state: string;
  seconds: number;
  query: string;
}

/** Sees who stands in the way of a connection. PostgreSQL reports it only while it waits, so it is asked from another one. */
export interface BlockerWatch {
  /** Whom the connection waited for last, as a sentence; null when it never waited. */
  describe(): string | null;
  stop(): void;
}

const inWords = ({ pid, application, state, seconds, query }: Blocker): string =>
  `Process ${pid} (${application || 'without a name'}, ${state}, for ${Math.round(seconds)} s) holds a lock it needs, with "${query}". ` +
  `SELECT pg_terminate_backend(${pid}) ends it.`;

/** Watches the connection whose backend is `waiter` until stopped. */
export function watchBlockers(reader: Reader, waiter: number): BlockerWatch {
  let last: Blocker | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const [found] = await reader.query<Blocker>(
        'findBlockers',
        `SELECT pid, application_name AS application, coalesce(state, 'unknown') AS state,
           extract(epoch FROM clock_timestamp() - coalesce(xact_start, backend_start))::float AS seconds,
           left(regexp_replace(query, '\\s+', ' ', 'g'), 200) AS query
         FROM pg_stat_activity WHERE pid = ANY(pg_blocking_pids($1)) ORDER BY xact_start`,
        [waiter],
      );
      last = found ?? last;
    } catch {
      // What cannot be seen is not reported; the step itself says what fails.
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return { describe: () => (last ? inWords(last) : null), stop: () => clearInterval(timer) };
}
