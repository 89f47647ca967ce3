import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from './Refusal.ts';

/** @throws {Refusal} when the port is taken or may not be used, with what to do about it */
export async function checkPortIsFree(port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new Refusal(`Port ${port} is reserved for the system. Choose one above 1023: PORT=3000 npm start`);
    }
    throw error;
  } finally {
    server.close();
  }
}
