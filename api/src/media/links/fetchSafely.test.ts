import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchSafely, FetchRefused, internet, type FetchOptions, type Network } from './fetchSafely.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** Every connection anybody makes to this machine's loopback, by the address it came in at. */
const connections: string[] = [];
let server: Server;
let port: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  server.on('connection', (socket) => connections.push(String(socket.localAddress)));
  // All of 127.0.0.0/8 and ::1 lead here.
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))));
beforeEach(() => {
  connections.length = 0;
  answer = (_request, response) => response.end('secret');
});

const options = (network: Network, more: Partial<FetchOptions> = {}): FetchOptions => ({
  network,
  signal: AbortSignal.timeout(5000),
  accept: '*/*',
  whenLong: 'refuse',
  ...more,
});

/** The rule for addresses as it is, on whatever port: a refusal has to come from the address. */
const strict: Network = { resolve: async () => [], isAllowed: (address) => isPublicAddress(address) };

/** Hosts that are one of ours in disguise, or no host of the public internet. */
const HOSTS =
  `127.0.0.1 127.1 127.0.1 127.255.255.254 2130706433 0x7f000001 0x7f.0.0.1 0x7f.1 017700000001 0177.0.0.1 0177.1 127.0.0.1.
  0.0.0.0 0 0x0 00000000 0.0.0.1 10.0.0.1 10.255.255.255 167772161 0xa000001 012.0.0.1 172.16.0.1 172.31.255.254 0xac100001 192.168.0.1 192.168.255.255
  3232235521 0xc0a80001 169.254.169.254 169.254.0.1 2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.43518 100.64.0.1 100.127.255.254 192.0.0.1 192.0.2.1
  198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 4294967295 0xffffffff
  192.168.1 10.1 0xa.1 0300.0250.0.1 0.1 [fe90::1] [fdff::1] [ff05::2] [::ffff:192.168.0.1] [::ffff:c0a8:1] [64:ff9b::10.0.0.1] [2001:db8:85a3::8a2e:370:7334] [fe80::a9fe:a9fe]
  [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1] [::ffff:169.254.169.254] [::ffff:a9fe:a9fe] [::ffff:0:127.0.0.1] [::127.0.0.1]
  [::7f00:1] [::a9fe:a9fe] [64:ff9b::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::7f00:1] [2002:7f00:1::] [2002:a9fe:a9fe::] [2002:c0a8:1::1]
  [2001::1] [2001:0:7f00:1::] [2001:db8::1] [2001:10::1] [2001:20::1] [fe80::1] [febf::1] [fc00::1] [fd00:ec2::254] [fec0::1] [ff02::1] [ff0e::1] [100::1] [3fff::1]
  [4000::1] [::ffff:0.0.0.0] [0::1] ①②⑦.⓪.⓪.① １２７.0.0.1 127。0。0。1`
    .trim()
    .split(/\s+/);

const NAMES = [
  'localhost',
  'localhost.',
  'LOCALHOST',
  'app.localhost',
  'metadata.google.internal',
  'rebound.example',
  'db',
  'postgres',
  'minio',
];

describe('an address that is not public', () => {
  it.each(HOSTS)('%s is refused, and nobody knocks', async (host) => {
    for (const scheme of ['http', 'https']) {
      const address = `${scheme}://${host}:${port}/`;
      await expect([address, await reasonOf(fetchSafely(address, options(strict)))]).toEqual([address, 'refused']);
    }
    expect(connections).toEqual([]);
  });

  it.each(NAMES)('%s is refused by what it resolves to, whichever of several it is', async (name) => {
    for (const found of [
      ['127.0.0.1'],
      ['::1'],
      ['10.1.2.3'],
      ['169.254.169.254'],
      ['8.8.8.8', '127.0.0.1'],
      ['127.0.0.1', '8.8.8.8'],
      ['::ffff:127.0.0.1'],
      [],
    ]) {
      const network = { ...strict, resolve: async () => found };
      expect(await reasonOf(fetchSafely(`http://${name}:${port}/`, options(network)))).toBe('refused');
    }
    expect(connections).toEqual([]);
  });

  it('is refused with the resolver of this machine too', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', '0x7f.1'])
      expect(await reasonOf(fetchSafely(`http://${host}/`, options(internet)))).toBe('refused');
    expect(connections).toEqual([]);
  });

  it.each([0, 22, 25, 3000, 5432, 6379, 8080, 9000, 65535])('port %i is refused on any address', async (other) => {
    expect(await reasonOf(fetchSafely(`http://93.184.215.14:${other}/`, options(internet)))).toBe('refused');
  });
});

describe('what is no address of the web', () => {
  it.each([
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'dict://127.0.0.1:11211/stat',
    'data:text/html,x',
    'javascript:alert(1)',
    'blob:http://127.0.0.1/x',
    'ws://127.0.0.1/',
    'ldap://127.0.0.1',
    'http://',
    'http:///',
    '//127.0.0.1',
    '',
    'localhost',
    'http://user@127.0.0.1/',
    'http://user:pass@127.0.0.1/',
    'http://93.184.215.14@127.0.0.1/',
    'http://:@127.0.0.1/',
    'http://127.0.0.1%00.example/',
    'http://127.0.0.1:99999/',
    'http://[::1',
    'http://[fe80::1%25lo]/',
    'http://exa mple/',
    'jar:http://127.0.0.1!/',
    'http://256.256.256.256/',
    'http://127.0.0.1\\@example.com/',
  ])('%j is refused', async (address) => {
    expect(await reasonOf(fetchSafely(address, options(strict)))).toBe('refused');
    expect(connections).toEqual([]);
  });
});

/** Lets the tests' own server pass as the public internet: 127.0.0.2 is the stranger, every other address is ours. */
const stranger = (resolve: Network['resolve'] = async () => ['127.0.0.2']): Network => ({
  resolve,
  isAllowed: (address) => address === '127.0.0.2',
});
const at = (path = '/') => `http://shop.example:${port}${path}`;

describe('a name that answers differently the second time', () => {
  it('is asked once, and the connection goes to the answer that was judged', async () => {
    const answers = [['127.0.0.2'], ['127.0.0.1']];
    let asked = 0;
    const network = stranger(async () => answers[asked++] ?? ['127.0.0.1']);
    const { body } = await fetchSafely(at(), options(network));
    expect([body.toString(), asked, connections]).toEqual(['secret', 1, ['::ffff:127.0.0.2']]);
  });

  it('is judged anew at every redirect', async () => {
    let asked = 0;
    const network = stranger(async () => (asked++ === 0 ? ['127.0.0.2'] : ['127.0.0.1']));
    answer = (_request, response) => response.writeHead(302, { location: at('/again') }).end();
    expect(await reasonOf(fetchSafely(at(), options(network)))).toBe('refused');
    expect([asked, connections]).toEqual([2, ['::ffff:127.0.0.2']]);
  });
});

describe('a redirect', () => {
  const to = (location: string) => {
    answer = (request, response) =>
      request.url === '/' ? response.writeHead(302, { location }).end() : response.end('arrived');
  };

  it.each([
    'http://127.0.0.1:PORT/',
    'http://[::1]:PORT/',
    '//127.0.0.1:PORT/',
    'http://0x7f.1:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/',
    'http://user@127.0.0.2:PORT/',
    'javascript:1',
    'http://10.0.0.1/',
    'http://2130706433:PORT/',
  ])('to %s is refused', async (location) => {
    to(location.replace('PORT', String(port)));
    expect(await reasonOf(fetchSafely(at(), options(stranger())))).toBe('refused');
    expect(connections).toEqual(['::ffff:127.0.0.2']);
  });

  it('to another page is followed, three times and no more', async () => {
    answer = (request, response) => {
      const step = Number(request.url?.slice(1) || 0);
      if (step < 3) response.writeHead(301, { location: `/${step + 1}` }).end();
      else response.end('arrived');
    };
    expect((await fetchSafely(at(), options(stranger()))).body.toString()).toBe('arrived');
    answer = (_request, response) => response.writeHead(307, { location: '/again' }).end();
    connections.length = 0;
    expect(await reasonOf(fetchSafely(at(), options(stranger())))).toBe('refused');
    expect(connections).toHaveLength(4);
  });
});

describe('what comes', () => {
  it('names itself by its own host, and gets none of ours', async () => {
    let headers: IncomingMessage['headers'] = {};
    answer = (request, response) => {
      ({ headers } = request);
      response.setHeader('content-type', 'text/html').end('x');
    };
    const { contentType, url } = await fetchSafely(at('/a?b=1'), options(stranger()));
    expect([headers.host, headers.cookie, headers.authorization, headers.referer]).toEqual([
      `shop.example:${port}`,
      undefined,
      undefined,
      undefined,
    ]);
    expect([contentType, url.href]).toEqual(['text/html', at('/a?b=1')]);
  });

  it.each([404, 500, 204, 206, 304, 401, 302])('with status %i is nothing', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    expect(await reasonOf(fetchSafely(at(), options(stranger())))).toBe('refused');
  });

  it.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip'])('packed as %s is not unpacked', async (encoding) => {
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end('x');
    expect(await reasonOf(fetchSafely(at(), options(stranger())))).toBe('refused');
  });

  it('is given up when it says that it is long, before a byte of it is read', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': String(1024 ** 3) });
      response.write('x');
    };
    expect(await reasonOf(fetchSafely(at(), options(stranger())))).toBe('refused');
  });

  it('is given up at 256 kB when it is a gigabyte, and its beginning is all that is read of a long page', async () => {
    let sent = 0;
    answer = (_request, response) => {
      const block = Buffer.alloc(64 * 1024, 'x');
      const more = (): void => {
        while (sent < 1024 ** 3 && !response.destroyed) {
          sent += block.length;
          if (!response.write(block)) return void response.once('drain', more);
        }
      };
      more();
    };
    expect(await reasonOf(fetchSafely(at(), options(stranger())))).toBe('refused');
    expect(sent).toBeLessThan(16 * 1024 ** 2);
    sent = 0;
    const { body } = await fetchSafely(at(), options(stranger(), { whenLong: 'cut' }));
    expect(body).toHaveLength(256 * 1024);
    expect(sent).toBeLessThan(16 * 1024 ** 2);
  });

  it.each([
    ['a body that drips', (response: ServerResponse) => void setInterval(() => response.write('x'), 20).unref()],
    ['headers that never come', () => undefined],
  ])('too slowly (%s) is given up in time', async (_what, drip) => {
    answer = (_request, response) => drip(response);
    const started = performance.now();
    const slow = fetchSafely(at(), options(stranger(), { signal: AbortSignal.timeout(300) }));
    expect(await reasonOf(slow)).toMatch(/Timeout|[Aa]bort/);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('a name server that never answers is given up in time', async () => {
    const network = stranger(() => new Promise(() => undefined));
    expect(await reasonOf(fetchSafely(at(), options(network, { signal: AbortSignal.timeout(100) })))).toMatch(
      /Timeout|[Aa]bort/,
    );
  });
});

it('the listener of this file does hear a knock, so silence means that nobody knocked', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve()));
  });
  await expect.poll(() => connections).toEqual(['::ffff:127.0.0.1']);
  expect(HOSTS.length).toBeGreaterThanOrEqual(100);
});

it.each(['8.8.8.8', '93.184.215.14', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

/** `refused`, or the name of whatever else went wrong; `fetched` when nothing did. */
async function reasonOf(fetching: Promise<unknown>): Promise<string> {
  try {
    await fetching;
    return 'fetched';
  } catch (error) {
    return error instanceof FetchRefused ? 'refused' : `${(error as Error).name} ${(error as Error).message}`;
  }
}
