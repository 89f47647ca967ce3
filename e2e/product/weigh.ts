import { expect, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { getProduct } from '../config.ts';
import { layoutShift } from '@komawari/ui/testing/layoutShift';

/** What a page takes: bytes as they travelled, without the heads of answers, and how much moved by itself. */
export type Weight = {
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  shift: number;
  moved: string[];
};

export type Screen = 'phone' | 'desktop';

const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};

/** A telephone away from home: 1.6 Mbit/s and 150 ms, on which a page is seen before everything of it is there. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const kinds: Record<string, Exclude<keyof Weight, 'shift' | 'moved'>> = {
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
};

type Way = {
  path: string;
  screen: Screen;
  /** Whose browser it is: nobody's unless said. */
  signIn?: (context: BrowserContext) => Promise<void>;
  /** What is done once the page stands; what that loads counts. */
  act?: (page: Page) => Promise<void>;
};

/** Nothing is asked for any more when nothing was for so long, in milliseconds. */
const quiet = 1_500;

function count(session: CDPSession) {
  const weight = { scripts: 0, styles: 0, fonts: 0, pictures: 0 };
  const asked = new Set<string>();
  let lastAt = Date.now();
  const note = (): void => void (lastAt = Date.now());
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    asked.add(requestId);
    note();
  });
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    session.on(end, ({ requestId }) => {
      asked.delete(requestId);
      note();
    });
  const heads = new Map<string, { kind: keyof typeof weight; size: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kinds[type];
    if (kind) heads.set(requestId, { kind, size: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head) weight[head.kind] += encodedDataLength - head.size;
  });
  const isQuiet = (): boolean => asked.size === 0 && Date.now() - lastAt > quiet;
  return {
    weight,
    untilQuiet: () => expect.poll(isQuiet, { message: 'nothing is on its way', timeout: 60_000 }).toBe(true),
  };
}

/** Opens a page in a browser that has never been here, waits until nothing is on its way, and weighs it. */
export async function weigh(browser: Browser, { path, screen, signIn, act }: Way): Promise<Weight> {
  const context = await browser.newContext({
    baseURL: getProduct().url,
    serviceWorkers: 'block',
    ...screens[screen],
  });
  try {
    await signIn?.(context);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const session = await context.newCDPSession(page);
    const { weight, untilQuiet } = count(session);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await page.goto(path);
    await untilQuiet();
    if (act) {
      await act(page);
      await untilQuiet();
    }
    // A page that breaks is light.
    await expect(page.getByRole('main')).toBeVisible();
    expect(faults, 'faults of scripts').toEqual([]);
    const { total: shift, moved } = await layoutShift(page);
    return { ...weight, shift, moved };
  } finally {
    await context.close();
  }
}
