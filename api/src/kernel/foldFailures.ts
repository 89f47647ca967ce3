import { isOutage } from './outages.ts';

/** Kinds of failures that are counted side by side; what comes beyond them is written. */
const MOST_KINDS = 500;

/** Writes one line into the log. */
type Write = (facts: object, message: string) => void;

/** An error, or what describes one. */
interface Failure {
  name?: unknown;
  code?: unknown;
  message?: unknown;
}

interface Kind {
  message: string;
  reason: string;
  /** How often since the last line about it. */
  again: number;
  write: Write;
}

/** Keeps one failure that repeats from filling the log: it is written whole once, and counted while it goes on. */
export interface FailureFolding {
  /**
   * Whether a line is written; one that is not is counted. `write` is where its count will go. A line without a message has that
   * of its error, as in the log.
   */
  admits(facts: object, message: string | undefined, write: Write): boolean;
  /** Called now and then: writes what was counted since the last time, and forgets what did not happen again. */
  flush(): void;
}

/**
 * What makes two failures the same. Who met an outage, and in which words, does not matter: the queue of jobs puts the number of a
 * worker into each.
 */
function kindOf({ err, ...others }: { err: Failure }, message: string): string {
  if (isOutage(err)) return message;
  const said = Object.entries(others).filter(([, value]) => typeof value !== 'object');
  return JSON.stringify([message, err.name, err.code, err.message, said]);
}

/**
 * The failure a line is about; null for lines that are never folded: without an error (`err`), or with a number that somebody
 * was given (`traceId`) and may ask for. The queue of jobs reports its errors as plain objects.
 */
const failureIn = (facts: object): { err: Failure } | null =>
  'err' in facts && typeof facts.err === 'object' && facts.err !== null && !('traceId' in facts)
    ? (facts as { err: Failure })
    : null;

/** What an error says, or what it is where it says nothing. */
const wordsOf = ({ message, code, name }: Failure): string =>
  [message, code, name].find((words) => typeof words === 'string' && words !== '')?.toString() ??
  'an error without a message';

/** Builds the folding of one log. */
export function createFailureFolding(): FailureFolding {
  const kinds = new Map<string, Kind>();
  return {
    admits(facts, said, write) {
      const failure = failureIn(facts);
      if (!failure) return true;
      const reason = wordsOf(failure.err);
      const message = said ?? reason;
      const key = kindOf(failure, message);
      const known = kinds.get(key);
      if (known) known.again += 1;
      else if (kinds.size < MOST_KINDS) kinds.set(key, { message, reason, again: 0, write });
      return !known;
    },
    flush() {
      for (const [key, kind] of kinds) {
        const { again, message, reason, write } = kind;
        kind.again = 0;
        if (again === 0) kinds.delete(key);
        else write({ again, reason }, `${message} (${again} times more)`);
      }
    },
  };
}
