import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startStripe, type StandIn, type StripeOptions } from './index.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(options: StripeOptions = {}): Promise<StandIn> {
  const standIn = await startStripe(options);
  closing.push(() => standIn.close());
  return standIn;
}

/** A webhook that keeps what arrives, and answers what it is told to answer next. */
async function listen(statuses: number[] = []) {
  const received: { type: string; signature: string; body: string }[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { type } = JSON.parse(body) as { type: string };
      received.push({ type, signature: String(request.headers['stripe-signature']), body });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function open(standIn: StandIn): Promise<{ id: string; url: string }> {
  const body = new URLSearchParams({
    mode: 'payment',
    success_url: 'http://localhost/?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/?back',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'jpy',
    'line_items[0][price_data][unit_amount]': '500',
    'line_items[0][price_data][product_data][name]': '第1話 <b>',
  });
  const headers = { authorization: `Bearer ${standIn.environment['STRIPE_SECRET_KEY']}` };
  const answer = await fetch(`${standIn.url}/v1/checkout/sessions`, { method: 'POST', headers, body });
  return (await answer.json()) as { id: string; url: string };
}
const post = async (standIn: StandIn, path: string, fields: object = {}) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${standIn.url}/dev/stripe/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(fields),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const isSigned = ({ signature, body }: { signature: string; body: string }, secret: string): boolean => {
  const [, timestamp, mac] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex') === mac;
};

describe('the payment page', () => {
  it('shows the order, takes no card number, and leads back when it is paid', async () => {
    const standIn = await start();
    const { id, url } = await open(standIn);
    const html = await (await fetch(url)).text();
    expect(html).toContain('Pay ¥500 in test money');
    expect(html).toContain('第1話 &lt;b&gt;');
    expect(html).not.toMatch(/<input(?! type="radio")/);
    const { body } = await post(standIn, `sessions/${id}/pay`, { card: '4242 4242 4242 4242' });
    expect(body).toEqual({ outcome: 'COMPLETE', redirect: `http://localhost/?session=${id}`, error: null });
    const again = await fetch(url, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe(`http://localhost/?session=${id}`);
    expect((await post(standIn, `sessions/${id}/pay`, { card: 'success' })).status).toBe(400);
  });

  it('knows the test cards alone', async () => {
    const standIn = await start();
    const { id } = await open(standIn);
    expect((await post(standIn, `sessions/${id}/pay`, { card: '4111111111111111' })).status).toBe(400);
    expect((await post(standIn, `sessions/cs_none/pay`, { card: 'success' })).status).toBe(404);
  });
});

describe('events', () => {
  it('are sent as they happen, signed, and again when nobody took them', async () => {
    const webhook = await listen([500]);
    const standIn = await start({ webhookUrl: webhook.url });
    const { id } = await open(standIn);
    await post(standIn, `sessions/${id}/pay`, { card: 'success' });
    await expect.poll(() => webhook.received.length).toBe(5);
    expect(new Set(webhook.received.map(({ type }) => type)).size).toBe(4);
    expect(webhook.received.every((one) => isSigned(one, standIn.webhookSecret))).toBe(true);
  });

  it('are sent when somebody asks: several times, later, with a wrong signature', async () => {
    const webhook = await listen();
    const standIn = await start({ webhookUrl: webhook.url, delivers: false });
    const { id } = await open(standIn);
    await post(standIn, `sessions/${id}/pay`, { card: 'success' });
    expect(webhook.received).toEqual([]);
    const eventId = Object.keys(standIn.world.state.kept.events).at(-1);
    const { body } = await post(standIn, `events/${eventId}/send`, { times: 3, delayMs: 10 });
    expect(body).toEqual({ statuses: [204, 204, 204] });
    await post(standIn, `events/${eventId}/send`, { forge: true });
    expect(webhook.received.map((one) => isSigned(one, standIn.webhookSecret))).toEqual([true, true, true, false]);
    expect((await post(standIn, 'events/evt_none/send')).status).toBe(404);
  });
});

it('what it knows outlives it, where it has a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-stripe-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'stripe.json');
  const first = await startStripe({ file, delivers: false });
  const { id } = await open(first);
  await post(first, `sessions/${id}/pay`, { card: 'later' });
  await first.close();
  const second = await start({ file, delivers: false });
  const [intentId] = Object.keys(second.world.state.kept.intents);
  expect((await post(second, `payments/${intentId}/settle`)).status).toBe(200);
  expect(second.world.state.kept.sessions[id]).toMatchObject({ status: 'complete', payment_status: 'paid' });
  const page = await (await fetch(`${second.url}/dev/stripe`)).text();
  expect(page).toContain(id);
  expect(page).toContain('checkout.session.async_payment_succeeded');
});

it('refuses a foreign key, and everything that is not there', async () => {
  const standIn = await start();
  const ask = (path: string, authorization: string) => fetch(`${standIn.url}${path}`, { headers: { authorization } });
  expect((await ask('/v1/checkout/sessions', 'Bearer sk_live_x')).status).toBe(401);
  const own = `Bearer ${standIn.environment['STRIPE_SECRET_KEY']}`;
  expect((await ask('/v1/kites', own)).status).toBe(404);
  expect((await ask('/dev/stripe/kites', own)).status).toBe(404);
  expect((await ask('/', own)).status).toBe(404);
});
