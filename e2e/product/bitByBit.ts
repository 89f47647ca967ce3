import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';

/** A line on which documents come bit by bit, and everything else at once. */
export interface BitByBit {
  /** What a browser context takes as its proxy. */
  proxy: { server: string; bypass: string };
  close: () => Promise<void>;
}

/** Bytes of a bit: fewer than most elements have, so that some are seen half. */
const size = 250;
/** How many of them fill a screen. What follows comes at once. */
const count = 100;
/** Milliseconds between bits: each is painted before the next one comes. */
const pause = 20;
/** Milliseconds after the head of a document: style sheets are there when its body begins. */
const headStart = 200;

async function trickle(document: Buffer, answer: ServerResponse): Promise<void> {
  const body = document.indexOf('</head>');
  answer.write(document.subarray(0, body));
  await wait(headStart);
  const end = Math.min(body + size * count, document.length);
  for (let at = body; at < end; at += size) {
    answer.write(document.subarray(at, Math.min(at + size, end)));
    await wait(pause);
  }
  answer.end(document.subarray(end));
}

async function forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const isDocument = asked.headers['sec-fetch-dest'] === 'document';
  const { 'accept-encoding': encodings, ...headers } = asked.headers;
  // Bits of a compressed document are no bits of the document.
  const onward = request(asked.url ?? '', {
    method: asked.method,
    headers: isDocument ? headers : { ...headers, ...(encodings ? { 'accept-encoding': encodings } : {}) },
  });
  asked.pipe(onward);
  const [origin] = (await once(onward, 'response')) as [IncomingMessage];
  answer.writeHead(origin.statusCode ?? 502, origin.headers);
  if (isDocument) await trickle(await buffer(origin), answer);
  else await pipeline(origin, answer);
}

/** Opens such a line, as an HTTP proxy: addresses, cookies and policies of the page stay what they are. */
export async function openBitByBit(): Promise<BitByBit> {
  const server = createServer((asked, answer) => {
    forward(asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    // Browsers ask this machine directly unless told otherwise.
    proxy: { server: `http://127.0.0.1:${address.port}`, bypass: '<-loopback>' },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
