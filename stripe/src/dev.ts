import { closeDispute, dispute, endRefund } from './after.ts';
import { settle } from './konbini.ts';
import type { Manner } from './events.ts';
import { checkoutPage } from './pages/checkoutPage.ts';
import { makePast } from './past.ts';
import { devPage } from './pages/devPage.ts';
import { slipPage } from './pages/slipPage.ts';
import { pay } from './pay.ts';
import { missing, Refused } from './v1/Refused.ts';
import { loadSession } from './v1/sessions.ts';
import type { World } from './World.ts';

/** An answer to be written. */
export interface Reply {
  status: number;
  json?: object;
  html?: string;
  location?: string;
}

interface Asked {
  method: string;
  path: string;
  body: string;
  /** Programs get JSON back, forms of the page a redirect to it. */
  isJson: boolean;
}

type Fields = Record<string, unknown>;
type Handler = (world: World, id: string, fields: Fields) => Promise<Reply> | Reply;

const page = (html: string): Reply => ({ status: 200, html });
const BACK: Reply = { status: 303, location: '/dev/stripe' };
const done = (json: object): Reply => ({ ...BACK, json });

/** Pages and calls for people who develop. `:id` stands for an id. */
const ROUTES: Record<string, Handler> = {
  'GET /dev/stripe': (world) => page(devPage(world.state.kept)),
  'GET /dev/stripe/state': ({ state: { kept } }) => {
    const { answers: _answers, ...shown } = kept;
    return { status: 200, json: shown };
  },
  'GET /dev/stripe/checkout/:id': (world, id) => {
    const session = loadSession(world, id);
    if (session.status === 'open') return page(checkoutPage(session));
    // Whoever comes back to a page that is over goes where it led.
    const back = session.status === 'complete' ? session.success_url : (session.cancel_url ?? session.success_url);
    return { status: 303, location: back.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
  },
  'GET /dev/stripe/slips/:id': (world, id) => {
    const session = loadSession(world, id);
    return page(slipPage(session, world.state.kept.intents[session.payment_intent ?? ''] ?? null));
  },
  'POST /dev/stripe/sessions/:id/pay': (world, id, { card, confirms }) => {
    const tried = pay(world, loadSession(world, id), {
      card: String(card),
      ...(typeof confirms === 'boolean' ? { confirms } : {}),
    });
    return { status: tried.outcome === 'REFUSED' ? 402 : 200, json: tried };
  },
  'POST /dev/stripe/payments/:id/settle': (world, id) => {
    settle(world, id);
    return done({ ok: true });
  },
  'POST /dev/stripe/payments/:id/dispute': (world, id) => done(dispute(world, id)),
  'POST /dev/stripe/disputes/:id/close': (world, id, { status }) => {
    if (status !== 'won' && status !== 'lost' && status !== 'warning_closed')
      throw new Refused(400, 'A dispute is closed as won, lost or warning_closed.');
    return done(closeDispute(world, id, status));
  },
  'POST /dev/stripe/refunds/:id/end': (world, id, { status }) => {
    if (status !== 'succeeded' && status !== 'failed') throw new Refused(400, 'A refund ends as succeeded or failed.');
    return done(endRefund(world, id, status));
  },
  'POST /dev/stripe/past': (world, _id, { payments }) => done({ payments: makePast(world, payments) }),
  'POST /dev/stripe/events/:id/send': async (world, id, fields) => {
    const event = world.state.kept.events[id];
    if (!event) throw missing('event', id);
    return done({ statuses: await world.events.send(event, mannerOf(fields)) });
  },
};

/** Answers what people and their programs ask of `/dev/stripe`. */
export async function answerDev(world: World, { method, path, body, isJson }: Asked): Promise<Reply> {
  const [, before, id, after] = /^(\/dev\/stripe\/\w+)\/(\w+)(\/\w+)?$/.exec(path) ?? [];
  const handler = ROUTES[`${method} ${path}`] ?? ROUTES[`${method} ${before}/:id${after ?? ''}`];
  if (!handler) throw new Refused(404, `There is nothing at ${path}.`);
  const reply = await handler(world, id ?? '', readFields(body, isJson));
  return isJson && reply.status === 303 && reply.json ? { status: 200, json: reply.json } : reply;
}

function readFields(body: string, isJson: boolean): Fields {
  if (body === '') return {};
  if (!isJson) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as Fields;
  } catch (error) {
    throw new Refused(400, 'This is no JSON.', { cause: String(error) });
  }
}

function mannerOf({ times, delayMs, forge, age }: Fields): Manner {
  return {
    times: Math.min(Math.max(Number(times ?? 1), 1), 100),
    delayMs: Math.min(Number(delayMs ?? 0), 600_000),
    forge: forge === true || forge === 'true',
    age: Number(age ?? 0),
  };
}
