import { Client } from 'pg';

/** The channel the triggers of migration 0031 speak on; the text is the id of the session. */
const CHANNEL = 'komawari_ended_sessions';

/** A connection that broke without a word is found this soon. */
const HEARTBEAT_EVERY_MS = 5000;
const ANSWER_WITHIN_MS = 2000;

/** Who hears of ended sessions. */
export interface EndsListener {
  onEnd(sessionId: string): void;
  /** The connection broke: nothing is announced any more. Called once, never after `close`. */
  onLost(): void;
}

/** A connection on which ends are announced. */
export interface SessionEnds {
  /** Resolves when announcements come, rejects when they cannot. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Hears of the sessions that end, on a connection of its own that notices soon when it broke. */
export function listenForSessionEnds(url: string, { onEnd, onLost }: EndsListener): SessionEnds {
  const client = new Client({
    connectionString: url,
    application_name: 'komawari-sessions',
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    isOver = true;
    clearTimeout(timer);
    client.removeAllListeners('end');
    await client.end().catch(() => undefined);
  }

  function lose(): void {
    if (isOver) return;
    void close();
    onLost();
  }

  /** Every beat is also a proof that announcements would have come. */
  function beat(): void {
    timer = setTimeout(() => {
      client.query('SELECT 1').then(() => (isOver ? undefined : beat()), lose);
    }, HEARTBEAT_EVERY_MS).unref();
  }

  return {
    async open() {
      client.on('error', lose);
      client.on('end', lose);
      client.on('notification', ({ payload }) => onEnd(payload ?? ''));
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      if (!isOver) beat();
    },
    close,
  };
}
