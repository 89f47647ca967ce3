import type { IncomingMessage, ServerResponse } from 'node:http';

/** Names and values in turn, as an HTTP server takes them, without the one that ends the connection. */
const withoutConnection = (headers: string[]): string[] =>
  headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== 'connection');

/**
 * Keeps tus from closing the connection under a request that it refuses. A proxy that is still sending would not see the
 * answer, only a broken connection, and take the process for one that is gone. What still arrives is read and forgotten
 * until the proxy, which has its answer, ends the connection.
 */
export function keepConnection(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, reason: string, headers: string[]) =>
    writeHead(status, reason, withoutConnection(headers))) as ServerResponse['writeHead'];
  response.once('finish', () => {
    if (!request.complete) request.resume();
  });
}
