import { defineConfig } from '@playwright/test';
import { launchOptions } from '@komawari/ui/testing/browser';
import { environment, findProduct } from './config.ts';

/** Journeys through the whole product in a real browser: `npx playwright test --config e2e/playwright.config.ts`. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.e2e.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './product/startProducts.ts',
  // Each worker has a product of its own and its files one after the other: which pages a change writes can be told while
  // nobody else changes anything.
  workers: findProduct() ? 1 : 2,
  // Two cores run the product and the browser, and some journeys wait for pages to be drawn: this ends only what hangs.
  timeout: 120_000,
  // A server that builds tries a journey twice; what passed only then is named at the end as flaky, to be mended.
  retries: environment['CI'] ? 1 : 0,
  // Two cores draw pages, make sizes and run a browser at the same time.
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    // First, while there are no pictures whose other sizes are still being made.
    { name: 'publisher', testMatch: 'rename.e2e.ts' },
    { name: 'journeys', testIgnore: 'rename.e2e.ts' },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    // Only the journey without a connection is about it.
    serviceWorkers: 'block',
    launchOptions,
  },
});
