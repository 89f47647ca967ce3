import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tick } from './after.ts';
import { environmentOf, noteWhere, SECRET_KEY, WEBHOOK_SECRET } from './findStripe.ts';
import { Events, type Webhook } from './events.ts';
import { makeServer, type Fault } from './server.ts';
import { State } from './State.ts';
import type { World } from './World.ts';

export { sign, type Manner } from './events.ts';
export { findStripe } from './findStripe.ts';
export type { PastPayment } from './past.ts';
export type { Fault } from './server.ts';

/** How a stand-in is started; nothing has to be said. */
export interface StripeOptions {
  /** Where it keeps what it knows; left out: in memory. */
  file?: string;
  /** 0, or left out: a free one. */
  port?: number;
  /** Where people reach its pages; left out: its own URL. */
  origin?: string;
  /** Where it tells of events. It can be named later. */
  webhookUrl?: string;
  /** Whether events are sent as they happen; false: only when asked. */
  delivers?: boolean;
}

/** A local server that speaks the used part of Stripe's API. */
export interface StandIn {
  url: string;
  /** Points an installation at it. */
  environment: Record<string, string>;
  webhookSecret: string;
  world: World;
  setWebhookUrl(url: string): void;
  /** Makes the next requests of the API fail. */
  fail(fault: Fault): void;
  /** Turns its clock forward, and ends what is over then. */
  advance(seconds: number): void;
  close(): Promise<void>;
}

/** Ends sessions and slips whose time is over this often. */
const TICK_EVERY_MS = 5_000;

/** Starts a stand-in for Stripe on the loopback interface, for development and tests: nobody pays anything there. */
export async function startStripe(options: StripeOptions = {}): Promise<StandIn> {
  const state = new State(options.file ?? null);
  let webhookUrl = options.webhookUrl ?? null;
  const webhook = (): Webhook | null => (webhookUrl === null ? null : { url: webhookUrl, secret: WEBHOOK_SECRET });
  const events = new Events(state, webhook, options.delivers ?? true);
  let url = '';
  const world: World = { state, events, origin: () => options.origin ?? url };
  let fault: Fault | null = null;
  const server = makeServer(world, SECRET_KEY, () => {
    if (fault === null || fault.times === 0) return null;
    fault.times -= 1;
    return fault.status;
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ticking = setInterval(() => tick(world), TICK_EVERY_MS).unref();
  const forget = noteWhere(options.file ?? null, url);
  events.resume();
  return {
    url,
    environment: environmentOf(url),
    webhookSecret: WEBHOOK_SECRET,
    world,
    setWebhookUrl: (to) => void (webhookUrl = to),
    fail: (given) => void (fault = { ...given }),
    advance(seconds) {
      state.kept.ahead += seconds;
      tick(world);
      state.save();
    },
    async close() {
      clearInterval(ticking);
      forget();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await events.close();
      state.flush();
    },
  };
}
