import http from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import https from 'node:https';
import { StorageUnavailable } from './errors.ts';

/** A body on its way may pause longer than an answer may take to begin: whoever reads it may be slow. */
const PAUSES = 6;

/** Ends a request on which nothing has moved for this long. */
export function endWhenSilent(request: ClientRequest, timeoutInMs: number): ClientRequest {
  return request
    .setTimeout(timeoutInMs, () => request.destroy(new StorageUnavailable('nothing came for too long')))
    .on('response', () => request.setTimeout(timeoutInMs * PAUSES));
}

/** What the S3 client sends its requests with: like Node's own, and no request waits for ever. */
export function createTransport(useSSL: boolean, timeoutInMs: number): typeof http {
  const { request } = useSSL ? https : http;
  const send = (options: RequestOptions, answer?: (response: IncomingMessage) => void): ClientRequest =>
    endWhenSilent(request(options, answer), timeoutInMs);
  return { ...http, request: send as typeof http.request };
}
