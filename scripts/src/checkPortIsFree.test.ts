import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkPortIsFree } from './checkPortIsFree.ts';

it('names a taken port and a way out, and is content once the port is free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(checkPortIsFree(port)).rejects.toThrow(`Port ${port} is in use by another program`);
  server.close();
  await once(server, 'close');
  await expect(checkPortIsFree(port)).resolves.toBeUndefined();
});
