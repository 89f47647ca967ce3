import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { getProduct } from '../config.ts';

/** What scripts did wrong in the browsers of a test, and what a policy stopped there. */
type Faults = { listenTo(context: BrowserContext): void };

type Fixtures = {
  /** Another person's browser; everything in it is theirs alone. */
  openBrowser: (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>;
  /** A page of a guest with JavaScript switched off. */
  plainPage: Page;
};

/** Tests with the product at hand. A script that fails, or a policy that stops one, fails the test. */
export const test = base.extend<Fixtures & { faults: Faults; quietConsole: void }>({
  // The empty pattern is how Playwright is told that a fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(getProduct().url),
  // oxlint-disable-next-line no-empty-pattern
  faults: async ({}, provide) => {
    const faults: string[] = [];
    await provide({
      listenTo(context) {
        context.on('weberror', (error) => faults.push(error.error().message));
        context.on('console', (message) => {
          if (message.type() === 'error' && /Content Security Policy|Trusted|Uncaught/.test(message.text()))
            faults.push(message.text());
        });
      },
    });
    base.expect(faults, 'faults of scripts').toEqual([]);
  },
  openBrowser: async ({ browser, baseURL, viewport, faults }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ baseURL, viewport, ...options });
      faults.listenTo(context);
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
    async ({ context, faults }, provide) => {
      faults.listenTo(context);
      await provide();
    },
    { auto: true },
  ],
});
