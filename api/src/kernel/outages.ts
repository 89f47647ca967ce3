import groundErrors from '../messages/groundErrors.js';
import { Refusal, type RefusalDetails } from './errors.ts';
import { keptChanges, type Kept } from './keptChanges.ts';
import { said } from './said.ts';

/** Seconds after which it is worth to ask again: longer than a database that was restarted takes to be found. */
const RETRY_AFTER_SECONDS = 5;

/** Codes of Node for a connection that was not made or broke. */
const OF_CONNECTIONS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** SQLSTATEs beside class 08: the server stops, has crashed or is starting, ends idle connections, or has none left. */
const OF_POSTGRES = ['57P01', '57P02', '57P03', '57P05', '53300'];
/** Of object storage: its words for "not now". */
const OF_STORAGE = ['ServiceUnavailable', 'SlowDown', 'InternalError', 'XMinioServerNotInitialized', 'HTTP_503'];
/** Codes of Node for a disk that takes nothing in: it is full, or the system stopped writing to it. */
const OF_DISKS = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];
const CODES = new Set([...OF_CONNECTIONS, ...OF_POSTGRES, ...OF_STORAGE, ...OF_DISKS]);

/** What pg says without a code when a connection goes away under a statement, or is not made in time. */
const OF_PG =
  /^Connection terminated|not queryable$|^timeout exceeded when trying to connect|^timeout expired$|^Query read timeout/;
/** Sequelize's own errors for a connection it has not got. */
const OF_SEQUELIZE = /^Sequelize(?:Connection|Host)/;

const saysOutage = ({ code, name, message }: { code?: unknown; name?: unknown; message?: unknown }): boolean =>
  (typeof code === 'string' && (CODES.has(code) || /^08\w{3}$/.test(code))) ||
  OF_SEQUELIZE.test(String(name)) ||
  OF_PG.test(String(message));

/** What an error was made of: layers wrap each other, each in its own way. */
function* causesOf(error: unknown): Generator<object> {
  const seen = new Set<unknown>();
  for (let waiting = [error]; waiting.length > 0;) {
    const one = waiting.shift();
    if (typeof one !== 'object' || one === null || seen.has(one)) continue;
    seen.add(one);
    yield one;
    const { cause, parent, original, originalError } = one as Record<string, unknown>;
    waiting = [...waiting, cause, parent, original, originalError];
  }
}

/**
 * Whether something failed because what an installation stands on does not answer: the database, the object storage, the mail
 * server, the disk. Nothing is wrong with the call then, and the same call succeeds later.
 */
export function isOutage(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    // Words of our own were chosen with the cause in hand.
    if (cause instanceof Refusal) return cause.code === 'SERVICE_UNAVAILABLE';
    if (saysOutage(cause)) return true;
  }
  return false;
}

/** What is told programs of the changes of a call that met an outage; `retryable` holds for the very same call. */
const DETAILS: Record<Kept, RefusalDetails> = {
  NONE: {},
  KEPT: { saved: 'YES', retryable: false },
  UNKNOWN: { saved: 'UNKNOWN', retryable: false },
};

/** The answer to every call while something it needs does not answer. It says what became of the call's changes. */
export function unavailable(): Refusal {
  const kept = keptChanges();
  const words = said(groundErrors, (t) => t.outages[kept]());
  return new Refusal('SERVICE_UNAVAILABLE', words, { retryAfter: RETRY_AFTER_SECONDS, ...DETAILS[kept] });
}

/** The refusal that an error is or stands for; null when it is a fault. Every layer that answers asks this one. */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  return isOutage(error) ? unavailable() : null;
}
