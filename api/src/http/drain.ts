import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long those who hold connections may take to let go of them; deploy/nginx.conf closes idle ones after 2 s. */
export const DRAIN_TIMEOUT_MS = 6000;

/** A turn of the event loop in less than this had nothing to do. */
const QUIET_TURN_MS = 0.2;
const LONGEST_SEARCH_MS = 500;

/**
 * Resolves at the end of a turn in which nobody connected and nothing else was done. Connections that wait to be accepted
 * are reset when the socket closes, so it closes right after a look that found none.
 */
async function findQuietMoment(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  const endsAt = performance.now() + LONGEST_SEARCH_MS;
  for (let startedAt = performance.now(); startedAt < endsAt; startedAt = performance.now()) {
    const before = accepted;
    await new Promise((resolve) => setImmediate(resolve));
    if (accepted === before && performance.now() - startedAt < QUIET_TURN_MS) break;
  }
  server.off('connection', count);
}

/**
 * Takes a server out of service behind a proxy that keeps connections, without failing a request. The `sockets` it listens with
 * close, so that new connections are refused and the proxy asks another process. What arrives on connections that are
 * open is answered, with the word that the connection ends there. Idle connections are left for the proxy to close: a
 * request may be on its way on them.
 */
export async function drain(
  server: Server,
  timeoutMs: number,
  sockets: readonly TcpServer[] = [server],
): Promise<void> {
  if (!server.listening) return;
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
  await findQuietMoment(server);
  // An HTTP server's own close() ends idle connections too.
  for (const socket of sockets) TcpServer.prototype.close.call(socket);
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const timeout = new AbortController();
  await Promise.race([closed, wait(timeoutMs, undefined, { signal: timeout.signal }).catch(() => {})]);
  timeout.abort();
}
