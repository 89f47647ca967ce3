import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { getProduct } from '../config.ts';

type Fixtures = {
  /** Another person's browser; everything in it is theirs alone. */
  openBrowser: (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>;
  /** A page of a guest with JavaScript switched off. */
  plainPage: Page;
};

/** Tests with the product at hand. A script that fails, or a policy that stops one, fails the test. */
export const test = base.extend<Fixtures & { quietConsole: void }>({
  // The empty pattern is how Playwright is told that a fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(getProduct().url),
  openBrowser: async ({ browser, baseURL, viewport }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ baseURL, viewport, ...options });
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  plainPage: async ({ openBrowser }, provide) => {
    const context = await openBrowser({ javaScriptEnabled: false });
    await provide(await context.newPage());
  },
  quietConsole: [
    async ({ context }, provide) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
          faults.push(message.text());
      });
      await provide();
      base.expect(faults, 'faults of scripts').toEqual([]);
    },
    { auto: true },
  ],
});
