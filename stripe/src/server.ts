import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerDev, type Reply } from './dev.ts';
import { Refused } from './v1/Refused.ts';
import { answer } from './v1/answer.ts';
import type { World } from './World.ts';

/** How the next requests of the API fail: an answer with this status, or none at all. */
export interface Fault {
  status: number | 'HANG_UP';
  times: number;
}

/** The HTTP side: Stripe's API at `/v1`, everything for people at `/dev/stripe`. */
export function makeServer(world: World, secretKey: string, takeFault: () => Fault['status'] | null): Server {
  return createServer((request, response) => {
    void respond(world, secretKey, takeFault, request, response).catch((error: unknown) => {
      const body = error instanceof Refused ? error.body : { error: { type: 'api_error', message: String(error) } };
      write(response, { status: error instanceof Refused ? error.status : 500, json: body });
    });
  });
}

async function respond(
  world: World,
  secretKey: string,
  takeFault: () => Fault['status'] | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stand-in');
  const body = await readBody(request);
  if (!pathname.startsWith('/v1/')) {
    const method = request.method ?? 'GET';
    const isJson = /json/.test(request.headers['content-type'] ?? '');
    write(response, await answerDev(world, { method, path: pathname, body, isJson }));
    return;
  }
  const fault = takeFault();
  if (fault === 'HANG_UP') {
    request.socket.destroy();
    return;
  }
  if (fault !== null) {
    write(response, {
      status: fault,
      json: { error: { type: 'api_error', message: 'The stand-in was told to fail.' } },
    });
    return;
  }
  if (request.headers.authorization !== `Bearer ${secretKey}`) {
    const error = { type: 'invalid_request_error', message: 'Invalid API Key provided.' };
    write(response, { status: 401, json: { error } });
    return;
  }
  const key = request.headers['idempotency-key'];
  const answered = answer(world, {
    method: request.method ?? 'GET',
    path: pathname,
    form: request.method === 'GET' ? search.slice(1) : body,
    idempotencyKey: typeof key === 'string' ? key : null,
  });
  if (answered.isReplay) response.setHeader('idempotent-replayed', 'true');
  write(response, { status: answered.status, json: answered.body });
}

function write(response: ServerResponse, { status, json, html, location }: Reply): void {
  response.setHeader('request-id', `req_${randomBytes(8).toString('hex')}`);
  response.setHeader('cache-control', 'no-store');
  if (location !== undefined) response.setHeader('location', location);
  response.setHeader('content-type', html === undefined ? 'application/json' : 'text/html; charset=utf-8');
  response.writeHead(status);
  response.end(html ?? JSON.stringify(json ?? {}));
}

/** A megabyte at most: nothing here is longer. */
async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 1 << 20) throw new Refused(413, 'This is too long.');
  }
  return text;
}
