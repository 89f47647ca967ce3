import { setTimeout as wait } from 'node:timers/promises';
import { comparatorsDir } from '../comparators.ts';

/** Bytes of bodies as they travelled, by what they are. */
export type Bytes = {
  document: number;
  styles: number;
  /** Those of the styles that the first paint waits for. */
  blockingStyles: number;
  scripts: number;
  files: string[];
};

type Session = {
  on(event: string, listener: (facts: never) => void): void;
  send(method: string, facts?: object): Promise<unknown>;
};
type Page = {
  createCDPSession(): Promise<Session>;
  setViewport(size: object): Promise<void>;
  goto(url: string, wait: { waitUntil: string }): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  close(): Promise<void>;
};
type Puppeteer = {
  connect(to: { browserURL: string }): Promise<{ newPage(): Promise<Page>; disconnect(): Promise<void> }>;
};
type Answer = { url: string; headers: Record<string, string>; encodedDataLength: number };
type Received = { requestId: string; type: string; response: Answer };
type Finished = { requestId: string; encodedDataLength: number };

/** What a browser loads without being told to, a telephone's screen at first. */
const quietMs = 3000;
const kinds: Record<string, 'document' | 'styles' | 'scripts'> = {
  Document: 'document',
  Stylesheet: 'styles',
  Script: 'scripts',
};

const listBlocking = `performance.getEntriesByType('resource').filter((one) => one.renderBlockingStatus === 'blocking').map((one) => one.name)`;

/** Opens a page, touches nothing, and counts what is loaded. */
export async function countBytes(port: number, url: string): Promise<Bytes> {
  const { default: puppeteer } = (await import(
    `${comparatorsDir}/node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js`
  )) as { default: Puppeteer };
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  const bytes: Bytes = { document: 0, styles: 0, blockingStyles: 0, scripts: 0, files: [] };
  const sizes = new Map<string, number>();
  const responses: Received[] = [];
  session.on('Network.responseReceived', (received: Received) => responses.push(received));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }: Finished) =>
    sizes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  await page.goto(url, { waitUntil: 'load' });
  await wait(quietMs);
  const blocking = (await page.evaluate(listBlocking)) as string[];
  await page.close();
  await browser.disconnect();
  for (const { requestId, type, response } of responses) {
    const kind = kinds[type];
    // The whole answer without its head.
    const size = (sizes.get(requestId) ?? Number.NaN) - response.encodedDataLength;
    if (!kind) continue;
    bytes[kind] += size;
    if (kind === 'styles' && blocking.includes(response.url)) bytes.blockingStyles += size;
    bytes.files.push(`${kind} ${size} ${response.headers['content-encoding'] ?? 'uncompressed'} ${response.url}`);
  }
  return bytes;
}
