import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** How names become addresses, and which of them may be connected to. Tests bring their own. */
export interface Network {
  resolve(hostname: string): Promise<readonly string[]>;
  isAllowed(address: string, port: number): boolean;
}

/** The internet without anything private in it, on the two ports of the web. */
export const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAllowed: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
};

/** The URL is not one to be fetched, or what came is not what was asked for. No retry changes that. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
  /** Whether the URL itself was refused, before anybody was asked. Not to be told: it shows which names are ours. */
  readonly isAddress: boolean;

  constructor(message: string, { isAddress = false } = {}) {
    super(message);
    this.isAddress = isAddress;
  }
}

/** What was fetched. `url` is where the last redirect led. */
export interface Fetched {
  url: URL;
  contentType: string;
  body: Buffer;
}

export interface FetchOptions {
  network: Network;
  /** Ends the whole: names, redirects and bodies. */
  signal: AbortSignal;
  accept: string;
  /** Where a body is longer than `mostBytes`: refuse it, or take the beginning. */
  whenLong: 'refuse' | 'cut';
  /** 256 kB when absent. */
  mostBytes?: number;
}

const MOST_REDIRECTS = 3;
const MOST_BYTES = 256 * 1024;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/**
 * Fetches a URL a person gave us, so that it cannot be led into our own network: each name is resolved once, all of its
 * addresses have to be public, and the connection goes to the address that was judged. Redirects are judged anew.
 * Throws FetchRefused, or the error of the network or the signal.
 */
export async function fetchSafely(address: string, options: FetchOptions): Promise<Fetched> {
  let url = parse(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await connect(url, await judge(url, options), options);
    const { location } = response.headers;
    if (!REDIRECTS.includes(response.statusCode) || location === undefined) return read(url, response, options);
    response.destroy();
    url = parse(location, url);
  }
  throw new FetchRefused(`more than ${MOST_REDIRECTS} redirects`);
}

/**
 * Posts a body to a URL a person gave us, under the rules of `fetchSafely`. Redirects are not followed, and of the
 * answer nothing but its status is looked at. Throws FetchRefused, or the error of the network or the signal.
 */
export async function postSafely(
  address: string,
  {
    network,
    signal,
    headers,
    body,
  }: Pick<FetchOptions, 'network' | 'signal'> & {
    headers: Record<string, string>;
    body: string;
  },
): Promise<number> {
  const url = parse(address);
  const options = { network, signal, accept: '*/*', headers, body };
  const response = await connect(url, await judge(url, options), options);
  response.destroy();
  return response.statusCode ?? 0;
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new FetchRefused('not a URL of the web', { isAddress: true });
  if (url.username !== '' || url.password !== '') throw new FetchRefused('a URL with credentials', { isAddress: true });
  return url;
}

/** The port a URL of the web leads to. Port 0 is a port like any other, and one that nobody may be asked at. */
export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/** The address to connect to. One that may not be connected to refuses them all: the next answer could be that one. */
async function judge(url: URL, { network, signal }: Pick<FetchOptions, 'network' | 'signal'>): Promise<string> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(hostname) ? [hostname] : await orAbort(network.resolve(hostname), signal);
  if (addresses.length === 0 || !addresses.every((one) => network.isAllowed(one, portOf(url))))
    throw new FetchRefused('an address that is not public', { isAddress: true });
  return addresses.find((one) => isIP(one) === 4) ?? addresses[0]!;
}

/** Name servers take their time and know no signal. */
function orAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

interface Sending {
  signal: AbortSignal;
  accept: string;
  /** What is posted, and what is said with it; without a body it is asked for. */
  body?: string;
  headers?: Record<string, string>;
}

function connect(url: URL, address: string, { signal, accept, body, headers }: Sending): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)({
      host: address,
      port: portOf(url),
      method: body === undefined ? 'GET' : 'POST',
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        accept,
        'accept-encoding': 'identity',
        'user-agent': 'KomawariLinkPreview/1.0',
        connection: 'close',
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      // The certificate is that of the name, although the connection goes to an address.
      ...(isSecure && !isIP(hostname) ? { servername: hostname } : {}),
      agent: false,
      signal,
      maxHeaderSize: 16 * 1024,
    });
    request.once('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

async function read(url: URL, response: IncomingMessage, options: FetchOptions): Promise<Fetched> {
  const { whenLong, signal, mostBytes = MOST_BYTES } = options;
  try {
    const { 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = response.headers;
    if (response.statusCode !== 200) throw new FetchRefused(`status ${response.statusCode}`);
    // Asked for as it is: what comes packed all the same could unfold to anything.
    if (encoding !== 'identity') throw new FetchRefused('a packed body');
    if (whenLong === 'refuse' && Number(length) > mostBytes) throw new FetchRefused('a body that is too long');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      chunks.push(chunk);
      size += chunk.length;
      if (size <= mostBytes) continue;
      if (whenLong === 'refuse') throw new FetchRefused('a body that is too long');
      break;
    }
    const body = Buffer.concat(chunks).subarray(0, mostBytes);
    return { url, contentType: response.headers['content-type'] ?? '', body };
  } finally {
    response.destroy();
  }
}
