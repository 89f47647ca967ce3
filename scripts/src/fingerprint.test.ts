import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { testFolder } from './testing/testFolder.ts';

it('changes when a source changes, appears or is renamed, and not when a test or a result does', () => {
  const root = testFolder();
  mkdirSync(join(root, 'site/dist'), { recursive: true });
  writeFileSync(join(root, 'site/page.ts'), 'one');
  const take = () => fingerprint(root, ['site', 'missing.json']);
  const first = take();

  writeFileSync(join(root, 'site/page.test.ts'), 'a test');
  writeFileSync(join(root, 'site/dist/page.js'), 'a result');
  expect(take()).toBe(first);

  writeFileSync(join(root, 'site/page.ts'), 'two');
  const second = take();
  expect(second).not.toBe(first);
  writeFileSync(join(root, 'missing.json'), '');
  expect(take()).not.toBe(second);
});
