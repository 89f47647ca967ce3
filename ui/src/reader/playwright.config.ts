import { defineConfig } from '@playwright/test';
import { launchOptions } from '../testing/browser.config.ts';

/** The reader in a real browser: `npx playwright test --config ui/src/reader/playwright.config.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../../.cache/reader-e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A server that builds tries twice; what passed only then is named at the end as flaky, to be mended.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions,
  },
});
