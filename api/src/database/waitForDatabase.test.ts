import { createServer, type Server, type Socket } from 'node:net';
import { createTestDatabase } from '../testing/testCluster.ts';
import { afterEach, expect, it } from 'vitest';
import { waitForDatabase } from './waitForDatabase.ts';

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => void (server ? server.close(() => resolve()) : resolve())));

/** PostgreSQL's ErrorResponse (its message formats, section 54.7), which a server sends that is not ready. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(5, 'E');
  length.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([length, fields]);
}

/** A server in front of the test database that says it is starting to the first `times` visitors. */
async function startSlowly(target: string, times: number): Promise<string> {
  const { connect } = await import('node:net');
  const { port } = new URL(target);
  let visitors = 0;
  server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    visitors += 1;
    if (visitors <= times) {
      socket.once('data', () => socket.end(errorResponse('57P03', 'the database system is starting up')));
      return;
    }
    const behind = connect(Number(port), '127.0.0.1');
    behind.on('error', () => socket.destroy());
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return Object.assign(new URL(target), { port: String(typeof address === 'object' ? address?.port : '') }).href;
}

it('a database that is starting is waited for, and the waiting is told', async () => {
  const { url } = await createTestDatabase();
  const said: string[] = [];
  await waitForDatabase(await startSlowly(url, 2), { timeoutMs: 20_000, say: (line) => said.push(line) });
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Waiting for PostgreSQL at 127\.0\.0\.1:\d+\/test_.*the database system is starting up/);
});

it('one that never comes is given up with a sentence without the password', async () => {
  const nowhere = 'postgres://komawari:secret@127.0.0.1:1/komawari';
  const waiting = waitForDatabase(nowhere, { timeoutMs: 600, say: () => undefined });
  await expect(waiting).rejects.toThrow(/no database that answers at 127\.0\.0\.1:1\/komawari: connect ECONNREFUSED/);
  await expect(waiting).rejects.not.toThrow(/secret/);
});

it('a wrong password or name is not waited for', async () => {
  const { url } = await createTestDatabase();
  const said: string[] = [];
  for (const [wrong, reason] of [
    [Object.assign(new URL(url), { password: 'wrong' }).href, 'password authentication failed'],
    [Object.assign(new URL(url), { pathname: '/nothing_here' }).href, 'does not exist'],
  ] as const)
    await expect(waitForDatabase(wrong, { timeoutMs: 60_000, say: (line) => said.push(line) })).rejects.toThrow(reason);
  expect(said).toEqual([]);
});
