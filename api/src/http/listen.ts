import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Sockets that listen at one address. */
const SOCKETS = 16;

/** Elsewhere the system does not share connections out among them. */
const CAN_SHARE = process.platform === 'linux';

interface Address {
  host: string;
  port: number;
}

/** Throws EADDRINUSE where somebody listens: sockets that share an address would share it with them too, and nobody would notice. */
async function insistOnFreePort({ host, port }: Address): Promise<void> {
  const server = createServer();
  server.listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** One more socket, whose connections are the application's. */
async function addSocket(app: FastifyInstance, { host, port }: Address): Promise<Server> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
  server.listen({ host, port, reusePort: true });
  await once(server, 'listening');
  return server;
}

/**
 * Has an application listen, and answers its URL and all sockets it listens with. There are several at the one address: a
 * socket accepts one connection in each turn of the event loop (libuv, since 1.45), so that behind a busy one who connects
 * anew would wait for seconds in a line where nobody looks at who they are.
 */
export async function listen(app: FastifyInstance, address: Address): Promise<{ url: string; sockets: Server[] }> {
  if (!CAN_SHARE) return { url: await app.listen(address), sockets: [app.server] };
  await insistOnFreePort(address);
  const sockets: Server[] = [app.server];
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket !== app.server && socket.listening) socket.close();
  });
  const shared: Address & { reusePort: boolean } = { ...address, reusePort: true };
  const url = await app.listen(shared);
  const { port } = app.server.address() as AddressInfo;
  while (sockets.length < SOCKETS) sockets.push(await addSocket(app, { host: address.host, port }));
  return { url, sockets };
}
