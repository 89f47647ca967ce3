import { defineConfig } from 'vitest/config';

/** Tests that need a PostgreSQL get one throw-away cluster per run; see api/src/testing/testCluster.ts. */
const withDatabase = ['./api/src/testing/testClusterSetup.ts'];

const skipped = ['**/node_modules/**', '**/dist/**', '**/.data/**'];

/** Vite would take graphql's ES modules and Node its CommonJS ones; two copies do not accept each other's types. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/**
 * A busy machine slows a test down and makes it no worse: these end only what hangs, whose stack then says where. A server that
 * builds tries a test twice, as it does a journey, and `npm test` names at its end what passed only then: that is to be mended.
 */
const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  retry: process.env['CI'] ? 1 : 0,
};

/** The built site loads the parts of a page when it draws it: without Vite, which would read and send all of them for each page. */
const builtSite = { deps: { external: [/\/site\/dist\//] } };

/** What is looked for on a screen may take as long as the test itself, and its texts are there. */
const screens = [
  './ui/src/testing/startAnew.ts',
  './ui/src/testing/screenTimeouts.ts',
  './ui/src/testing/waitForTexts.ts',
];

export default defineConfig({
  test: {
    // Two cores are the yardstick: more workers only make the database wait.
    maxWorkers: 2,
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          exclude: skipped,
          environment: 'node',
          ...timeouts,
          server: builtSite,
          globalSetup: withDatabase,
        },
      },
      {
        test: {
          name: 'storage',
          include: ['storage/**/*.test.ts'],
          exclude: skipped,
          environment: 'node',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['postgres/**/*.test.ts'],
          exclude: skipped,
          environment: 'node',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'stripe',
          include: ['stripe/**/*.test.ts'],
          exclude: skipped,
          environment: 'node',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'demo',
          include: ['demo/**/*.test.ts'],
          exclude: skipped,
          environment: 'node',
          ...timeouts,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: skipped,
          environment: 'node',
          ...timeouts,
          globalSetup: withDatabase,
        },
      },
      {
        test: {
          name: 'site',
          include: ['site/src/**/*.test.ts'],
          exclude: skipped,
          environment: 'node',
          isolate: false,
          setupFiles: ['./ui/src/testing/startAnew.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'ui',
          include: ['ui/src/**/*.test.{ts,tsx}'],
          exclude: skipped,
          environment: 'jsdom',
          isolate: false,
          setupFiles: screens,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'workspace',
          include: ['workspace/src/**/*.test.{ts,tsx}'],
          exclude: skipped,
          environment: 'jsdom',
          isolate: false,
          setupFiles: [...screens, './workspace/src/shared/testing/browserParts.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
