import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import groundErrors from '../messages/groundErrors.js';

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what is no HTTP request and ends the connection, saying so: a proxy that kept the connection would send
 * somebody else's request on it while it closes.
 */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify({
    code: 'BAD_USER_INPUT',
    message: `${STATUS_CODES[status]}.`,
    messageJa: groundErrors.ja.requests.malformed(),
    retryable: false,
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
