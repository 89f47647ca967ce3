import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Large packages that few requests need: the first of those loads them. */
const LATER = ['@opentelemetry/sdk-node', '@simplewebauthn/server', 'minio', 'parse5', 'pdfkit', 'stripe'];

/** Imports the API in a process of its own and prints the packages that came along. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load(url, context, nextLoad) {
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules)/.exec(url)?.[1];
      if (name) packages.add(name);
      return nextLoad(url, context);
    },
  });
  await import(${JSON.stringify(new URL('../index.ts', import.meta.url).href)});
  console.log(JSON.stringify([...packages]));
`;

test('a process starts without the packages that few requests need', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded).toContain('fastify');
  expect(loaded.filter((name) => LATER.includes(name))).toEqual([]);
});
