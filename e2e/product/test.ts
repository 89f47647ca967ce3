import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { getProduct } from '../config.ts';

/** What scripts did wrong in the browsers of a test, what a policy stopped there, and errors that people were told of. */
type Faults = { listenTo(context: BrowserContext): Promise<void> };

/** Tells of each message of the kind that says something failed, however short it is on the screen. */
function watchErrors(): void {
  const told = new WeakMap<Element, string>();
  const look = (): void => {
    for (const slab of document.querySelectorAll('.flash--error')) {
      const text = slab.textContent;
      if (told.get(slab) === text) continue;
      told.set(slab, text);
      (window as unknown as { tellError(text: string): void }).tellError(text);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

type Fixtures = {
  /** Another person's browser; everything in it is theirs alone. */
  openBrowser: (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>;
  /** A page of a guest with JavaScript switched off. */
  plainPage: Page;
  /** What people are told of in messages of errors in this test; any other such message fails it. */
  expectedErrors: RegExp;
};

/** Tests with the product at hand. A script that fails, or a policy that stops one, fails the test. */
export const test = base.extend<Fixtures & { faults: Faults; quietConsole: void }>({
  // The empty pattern is how Playwright is told that a fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(getProduct().url),
  expectedErrors: [/^$/, { option: true }],
  faults: async ({ expectedErrors }, provide) => {
    const faults: string[] = [];
    await provide({
      async listenTo(context) {
        await context.exposeFunction('tellError', (text: string) => {
          if (!expectedErrors.test(text)) faults.push(`Somebody was told: ${text}`);
        });
        await context.addInitScript(watchErrors);
        context.on('weberror', (error) => faults.push(error.error().message));
        context.on('console', (message) => {
          if (message.type() === 'error' && /Content Security Policy|Trusted|Uncaught/.test(message.text()))
            faults.push(message.text());
        });
      },
    });
    base.expect(faults, 'faults of scripts, and errors that nobody expected').toEqual([]);
  },
  openBrowser: async ({ browser, baseURL, viewport, faults }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext({ baseURL, viewport, ...options });
      await faults.listenTo(context);
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
      await faults.listenTo(context);
      await provide();
    },
    { auto: true },
  ],
});
