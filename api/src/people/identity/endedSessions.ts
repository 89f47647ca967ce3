import type { Reader } from '../../database/index.ts';
import { isSessionOver, listJustEnded } from './store/endedSessions.ts';
import { listenForSessionEnds, type SessionEnds } from './store/sessionEnds.ts';
import { TOKEN_LIFE_SECONDS } from './tokens.ts';

/** Longer than a token lives, with room for clocks that differ. */
const KEPT_MS = (TOKEN_LIFE_SECONDS + 30) * 1000;
const RECONNECT_AFTER_MS = 1000;

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
  let ends: SessionEnds | null = null;
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

  function lose(own: SessionEnds): void {
    if (ends !== own) return;
    ends = null;
    isListening = false;
    if (!isClosed) timer = setTimeout(() => void connect(), RECONNECT_AFTER_MS).unref();
  }

  async function connect(): Promise<void> {
    const own = listenForSessionEnds(url, { onEnd: note, onLost: () => lose(own) });
    ends = own;
    try {
      await own.open();
      // What ended before anybody listened. Ends from here on are announced as well, so none falls between.
      for (const id of await listJustEnded(reader, KEPT_MS / 1000)) note(id);
      isListening = ends === own;
    } catch {
      // Until the next try the database itself is asked; nothing is let in meanwhile that should not be.
      void own.close();
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
      const own = ends;
      ends = null;
      await begun;
      await own?.close();
    },
  };
}

declare module '../../graphql/context.ts' {
  interface Services {
    endedSessions: EndedSessions;
  }
}
