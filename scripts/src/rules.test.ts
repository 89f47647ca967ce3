import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './config.ts';
import { exemptRules, rulesOfSections } from './rules.ts';

const folders = [
  'api/src',
  'demo/src',
  'e2e',
  'postgres/src',
  'stripe/src',
  'scripts/src',
  'site/src',
  'storage/src',
  'ui/src',
  'workspace/src',
];

/** Rules that tests name, in their titles and tables; a comment names none. */
function namedRules(): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|e2e)\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  const code = files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/[/*]|\*)/.test(line));
  return new Set(code.join('\n').match(/\bR\d-\d{3}\b/g));
}

const named = namedRules();
const rules = Object.entries(rulesOfSections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}-${String(index + 1).padStart(3, '0')}`),
);
const exempt = Object.values(exemptRules).flat();

it('every rule that holds is named by a test', () => {
  expect(rules.filter((rule) => !named.has(rule) && !exempt.includes(rule))).toEqual([]);
});

it('a rule that a test names is a rule, and is not said to hold later', () => {
  expect([...named].filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(exempt.filter((rule) => named.has(rule) || !rules.includes(rule))).toEqual([]);
});
