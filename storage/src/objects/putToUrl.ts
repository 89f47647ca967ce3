import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ObjectInfo } from './ObjectStore.ts';
import { endWhenSilent } from './transport.ts';

/**
 * Streams a body to a presigned URL in one request, in constant memory. It becomes visible as a whole or not at all.
 * Rejects with the body's own error, or with an `Error` whose `code` is the service's, such as `NoSuchBucket`.
 */
export async function putToUrl(
  url: string,
  body: Readable,
  { size, contentType, timeoutInMs }: ObjectInfo & { timeoutInMs: number },
): Promise<void> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const headers = { 'content-length': size, 'content-type': contentType };
  const outgoing = endWhenSilent(send(url, { method: 'PUT', headers }), timeoutInMs);
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  // A service that refuses early closes the connection, which breaks the pipeline too: its answer is the better error.
  const [sent, answered] = await Promise.allSettled([pipeline(body, outgoing), response]);
  if (answered.status === 'fulfilled') return checkAnswer(answered.value);
  throw sent.status === 'rejected' ? sent.reason : answered.reason;
}

async function checkAnswer(response: IncomingMessage): Promise<void> {
  const answer = await text(response);
  if (response.statusCode === 200) return;
  const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? `HTTP_${response.statusCode}`;
  throw Object.assign(new Error(`the object service refused an upload: ${code}`), { code });
}
