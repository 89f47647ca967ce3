import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * How a gate lets its clients through: `open`; `closed`, nothing listens at the port any more; `silent`, connections are
 * taken and never answered; `busy`, every call of HTTP is told to come again (503).
 */
export type GateState = 'open' | 'closed' | 'silent' | 'busy';

/** What becomes of bytes on their way to the server: they pass, or the line is cut before them, or after they arrived. */
export type Passage = 'pass' | 'cut before' | 'cut after';

/** A port of this machine in front of a server, at which the server can be taken away and given back. */
export interface Gate {
  readonly port: number;
  set(state: GateState): Promise<void>;
  /** Asks about all bytes that clients send from now on; `null` lets everything pass. */
  watch(passageOf: ((sent: Buffer) => Passage) | null): void;
  close(): Promise<void>;
}

const BUSY = 'HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/** Opens a gate in front of a port of this machine. */
export async function openGate(target: () => number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let state: GateState = 'open';
  let passageOf: ((sent: Buffer) => Passage) | null = null;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // A line that breaks is what this is for: its ends notice by themselves.
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  function relay(client: Socket): void {
    const server = keep(connect(target(), '127.0.0.1'));
    const cut = () => (client.destroy(), server.destroy());
    let isMute = false;
    client.on('data', (sent) => {
      const passage = passageOf?.(sent) ?? 'pass';
      if (passage === 'cut before') return cut();
      if (passage === 'cut after') isMute = true;
      return server.write(sent);
    });
    server.on('data', (answer) => (isMute ? cut() : client.write(answer)));
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  }
  const server = createServer((client) => {
    keep(client);
    if (state === 'open') relay(client);
    else if (state === 'busy') client.once('data', () => client.end(BUSY));
    else client.resume();
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const stopListening = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    hangUp();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async set(next) {
      state = next;
      hangUp();
      if (next === 'closed') await stopListening();
      else if (!server.listening) await listen(port);
    },
    watch: (next) => void (passageOf = next),
    close: stopListening,
  };
}
