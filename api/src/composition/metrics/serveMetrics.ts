import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Needs } from '../../graphql/context.ts';
import { addBacklogs } from './addBacklogs.ts';
import type { Metrics } from './createMetrics.ts';

/** A listener beside the one that readers reach. */
export interface SideServer {
  url: string;
  close(): Promise<void>;
}

/** Listens on an address of its own, so that nothing of it is reached through the proxy in front of the site. */
export async function listenBeside(host: string, port: number, answer: RequestListener): Promise<SideServer> {
  const server: Server = createServer(answer);
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: bound, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Serves `GET /metrics` in Prometheus's text format. */
export async function serveMetrics(
  { registry }: Metrics,
  services: Needs<'database' | 'disk' | 'readingEvents'>,
  { host, port }: { host: string; port: number },
): Promise<SideServer> {
  const look = addBacklogs(registry, services);
  return listenBeside(host, port, (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    look()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
}
