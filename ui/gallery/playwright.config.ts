import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/testing/browser.config.ts';

const port = 5180;

/** The gallery in a real browser: `npx playwright test --config ui/gallery/playwright.config.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.cache/gallery-e2e',
  workers: 1,
  // One test looks with axe at every state of every component.
  timeout: 90_000,
  // A server that builds tries twice; what passed only then is named at the end as flaky, to be mended.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  webServer: {
    command: `vite --port ${port} --strictPort --host 127.0.0.1`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: true,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions,
  },
});
