import { Client } from 'pg';
import type { Reader } from '../../database/index.ts';
import { isSessionOver, listJustEnded } from './store/endedSessions.ts';
import { TOKEN_LIFE_SECONDS } from './tokens.ts';

/** The channel the triggers of migration 0031 speak on; the text is the id of the session. */
const CHANNEL = 'komawari_ended_sessions';

/** Longer than a token lives, with room for clocks that differ. */
const KEPT_MS = (TOKEN_LIFE_SECONDS + 30) * 1000;
const RECONNECT_AFTER_MS = 1000;
/** A connection that broke without a word is found this soon. */
const HEARTBEAT_EVERY_MS = 5000;
const ANSWER_WITHIN_MS = 2000;

/**
 * Which sessions ended while tokens of theirs may still be alive. Identity tokens live 300 s and are read without the
 * database; this makes them die within a second of a sign-out or a new password, for the price of a look into a map.
 */
export interface EndedSessions {
  /** Whether the session is over. Asks the database only while nobody announces ends. */
  has(sessionId: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Listens for ended sessions from the first question on. */
export function createEndedSessions(reader: Reader, url: string): EndedSessions {
  const ended = new Map<string, number>();
  let isListening = false;
  let isClosed = false;
  let client: Client | null = null;
  let begun: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function note(sessionId: string): void {
    const now = Date.now();
    ended.set(sessionId, now);
    // The oldest stand first.
    for (const [id, at] of ended) {
      if (now - at < KEPT_MS) break;
      ended.delete(id);
    }
  }

  function lose(own: Client): void {
    if (client !== own) return;
    client = null;
    isListening = false;
    clearTimeout(timer);
    own.removeAllListeners('end');
    void own.end().catch(() => undefined);
    if (!isClosed) timer = setTimeout(() => void connect(), RECONNECT_AFTER_MS).unref();
  }

  /** Every beat is also a proof that announcements would have come. */
  function beat(own: Client): void {
    timer = setTimeout(() => {
      own.query('SELECT 1').then(
        () => (client === own ? beat(own) : undefined),
        () => lose(own),
      );
    }, HEARTBEAT_EVERY_MS).unref();
  }

  async function connect(): Promise<void> {
    const own = new Client({
      connectionString: url,
      application_name: 'komawari-sessions',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client = own;
    own.on('error', () => lose(own));
    own.on('end', () => lose(own));
    own.on('notification', ({ payload }) => note(payload ?? ''));
    try {
      await own.connect();
      await own.query(`LISTEN ${CHANNEL}`);
      // What ended before anybody listened. Ends from here on are announced as well, so none falls between.
      for (const id of await listJustEnded(reader, KEPT_MS / 1000)) note(id);
      if (client !== own) return;
      isListening = true;
      beat(own);
    } catch {
      // Until the next try the database itself is asked; nothing is let in meanwhile that should not be.
      lose(own);
    }
  }

  return {
    async has(sessionId) {
      begun ??= connect();
      await begun;
      return isListening ? ended.has(sessionId) : isSessionOver(reader, sessionId);
    },
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(timer);
      const own = client;
      client = null;
      await begun;
      await own?.end().catch(() => undefined);
    },
  };
}

declare module '../../graphql/context.ts' {
  interface Services {
    endedSessions: EndedSessions;
  }
}
