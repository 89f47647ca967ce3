import { test as base, type Page } from '@playwright/test';
import { serveExample, type ExampleServer } from './serveExample.ts';

/** Tests with the example server running, and a way to open an episode of it. */
export const test = base.extend<{ openExample: (address?: string) => Promise<void> }, { server: ExampleServer }>({
  server: [
    // The empty pattern is how Playwright is told that a fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await serveExample();
      await provide(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  openExample: async ({ page, server }, provide) => {
    await provide(async (address = '/e/24') => {
      await page.goto(server.origin + address);
      await page.waitForSelector('[data-reader][data-ready]');
    });
  },
});

/** The numbers of the pages on screen, from left to right. */
export async function pagesOnScreen(page: Page): Promise<number[]> {
  const shown = await page.locator('.page.is-shown').evaluateAll((elements) =>
    elements.map((element) => ({
      number: Number((element as HTMLElement).dataset['page']),
      left: element.getBoundingClientRect().left,
    })),
  );
  return shown.toSorted((one, other) => one.left - other.left).map(({ number }) => number);
}
