#!/usr/bin/env node
// Receives webhooks and checks their signatures. Node 20 or newer and nothing else. See docs/api.md.
//
//   KOMAWARI_WEBHOOK_SECRET=whsec_... PORT=8787 node receive-webhook.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.KOMAWARI_WEBHOOK_SECRET ?? '';

/** Signatures older than this may be copies of what somebody overheard. */
const FIVE_MINUTES = 300;

/** Whether a body as it came, byte for byte, was signed with our secret just now. */
function isGenuine(header, body) {
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!signature || Math.abs(Date.now() / 1000 - Number(seconds)) > FIVE_MINUTES) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** Deliveries come at least once: the same id twice is the same thing. Keep these where a restart does not lose them. */
const seen = new Set();

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  if (!isGenuine(request.headers['komawari-signature'], body)) {
    response.writeHead(401).end();
    return;
  }
  // Answer first, work afterwards: after ten seconds the delivery counts as failed and comes again.
  response.writeHead(204).end();
  const { id, event, data } = JSON.parse(body);
  if (seen.has(id)) return;
  seen.add(id);
  console.log(event, JSON.stringify(data));
});

server.listen(Number(process.env.PORT ?? 8787), '127.0.0.1', () =>
  console.log(`Listening on ${server.address().port}`),
);
