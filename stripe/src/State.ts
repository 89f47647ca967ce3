import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Charge, Dispute, Event, Intent, Refund, Session, Thing } from './objects/types.ts';

/** An answer that is given again for the same idempotency key. */
interface KeptAnswer {
  /** Of method, path and body. */
  fingerprint: string;
  status: number;
  body: object;
}

/** How often one event was sent, and what came back. */
export interface Sending {
  eventId: string;
  at: number;
  /** The answer's status; null where nobody answered. */
  status: number | null;
  isForged: boolean;
}

interface Kept {
  sessions: Record<string, Session>;
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  events: Record<string, Event>;
  answers: Record<string, KeptAnswer>;
  sendings: Sending[];
  /** Seconds by which its clock is ahead. */
  ahead: number;
}

const EMPTY: Kept = {
  sessions: {},
  intents: {},
  charges: {},
  refunds: {},
  disputes: {},
  events: {},
  answers: {},
  sendings: [],
  ahead: 0,
};

/** Kept in the file, latest last. */
const MOST_SENDINGS = 500;

/** Everything the stand-in knows, in memory and, where one is named, in a file that outlives the process. */
export class State {
  readonly kept: Kept;
  readonly #file: string | null;
  #isWriting = false;

  constructor(file: string | null) {
    this.#file = file;
    this.kept =
      file && existsSync(file)
        ? { ...structuredClone(EMPTY), ...(JSON.parse(readFileSync(file, 'utf8')) as Kept) }
        : structuredClone(EMPTY);
  }

  /** Seconds since 1970, by the stand-in's own clock. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.kept.ahead;
  }

  /** A new id such as `cs_test_…`. */
  newId(prefix: string): string {
    return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, '0')}`;
  }

  /** What an id leads to, by its first letters; null when there is none. */
  find(id: string): Thing | null {
    const { sessions, intents, charges, refunds, disputes } = this.kept;
    return sessions[id] ?? intents[id] ?? charges[id] ?? refunds[id] ?? disputes[id] ?? null;
  }

  /** The session whose money an intent moves. */
  sessionOf(intentId: string): Session | null {
    return Object.values(this.kept.sessions).find((session) => session.payment_intent === intentId) ?? null;
  }

  /** Keeps what changed, once a turn: a torn file would cost a developer the purchases of the last days. */
  save(): void {
    this.kept.sendings.splice(0, this.kept.sendings.length - MOST_SENDINGS);
    if (this.#file === null || this.#isWriting) return;
    this.#isWriting = true;
    setImmediate(() => this.flush());
  }

  /** Writes the file now. */
  flush(): void {
    this.#isWriting = false;
    if (this.#file === null) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.kept), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
