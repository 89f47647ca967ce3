import { defineConfig } from '@playwright/test';

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
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
