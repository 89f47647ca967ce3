import { createHmac } from 'node:crypto';
import type { Event, Thing } from './objects/types.ts';
import type { State } from './State.ts';

/** The version of the API whose shapes are spoken here. */
export const API_VERSION = '2026-10-28.endive';

/** Where events go, and with what they are signed. */
export interface Webhook {
  url: string;
  secret: string;
}

/** How an event is sent when somebody asks for it. */
export interface Manner {
  times?: number;
  delayMs?: number;
  /** Signed with another secret. */
  forge?: boolean;
  /** Seconds by which the signature is older than now; below 0 it is of the future. */
  age?: number;
}

/** After how many milliseconds an event that nobody took is sent again. */
const RETRIES = [500, 2_000, 10_000, 60_000, 300_000];

/** Writes down what happened, and tells it. `delivers` false: only when asked. */
export class Events {
  readonly #state: State;
  readonly #webhook: () => Webhook | null;
  readonly #delivers: boolean;
  readonly #waiting = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(state: State, webhook: () => Webhook | null, delivers: boolean) {
    this.#state = state;
    this.#webhook = webhook;
    this.#delivers = delivers;
  }

  /** The object as it is now happened to become so. */
  record(type: string, object: Thing): Event {
    const event: Event = {
      id: this.#state.newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.#state.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.#state.kept.events[event.id] = event;
    this.#state.save();
    if (this.#delivers) this.#later(0, () => this.#deliver(event, 0));
    return event;
  }

  /** Sends an event as somebody wants it sent; answers the statuses that came back. */
  async send(
    event: Event,
    { times = 1, delayMs = 0, forge = false, age = 0 }: Manner = {},
  ): Promise<(number | null)[]> {
    if (delayMs > 0) await new Promise<void>((resolve) => this.#later(delayMs, async () => resolve()));
    const sendings = Array.from({ length: times }, () => this.#post(event, forge, age));
    return Promise.all(sendings);
  }

  /** Events of an earlier process that nobody took. */
  resume(): void {
    if (!this.#delivers) return;
    for (const event of Object.values(this.#state.kept.events))
      if (event.pending_webhooks > 0) this.#later(0, () => this.#deliver(event, 0));
  }

  async close(): Promise<void> {
    for (const timer of this.#waiting) clearTimeout(timer);
    await Promise.allSettled(this.#running);
  }

  #later(delayMs: number, run: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      const running = run().finally(() => this.#running.delete(running));
      this.#running.add(running);
    }, delayMs);
    this.#waiting.add(timer);
  }

  async #deliver(event: Event, tries: number): Promise<void> {
    const status = await this.#post(event, false, 0);
    const next = RETRIES[tries];
    if (status !== null && status < 300) event.pending_webhooks = 0;
    else if (next !== undefined) this.#later(next, () => this.#deliver(event, tries + 1));
    this.#state.save();
  }

  async #post(event: Event, isForged: boolean, age: number): Promise<number | null> {
    const webhook = this.#webhook();
    if (webhook === null) return null;
    const payload = JSON.stringify(event, null, 2);
    const secret = isForged ? 'whsec_forged' : webhook.secret;
    const signature = sign(payload, secret, Math.floor(Date.now() / 1000) - age);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const status = await fetch(webhook.url, {
      method: 'POST',
      headers,
      body: payload,
      signal: AbortSignal.timeout(10_000),
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch(() => null);
    this.#state.kept.sendings.push({ eventId: event.id, at: this.#state.now(), status, isForged });
    return status;
  }
}

/** The header that proves who sent a payload, and when (seconds). */
export function sign(payload: string, secret: string, timestamp: number): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${mac}`;
}
