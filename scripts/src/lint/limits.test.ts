import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../config.ts';

type Limit = ['error', { max: number }];
type Rules = Record<string, Limit | string | undefined>;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
// YAML knows JSON; the comments are whole lines.
const linter = parse(read('.oxlintrc.json').replaceAll(/^\s*\/\/.*$/gm, '')) as {
  rules: Rules;
  overrides: { files: string[]; rules: Rules }[];
};
const size = read('docs/style.md').split('## Size')[1]?.split('\n## ')[0]?.replaceAll(/\s+/g, ' ') ?? '';

const maxOf = (rules: Rules, rule: string) => (rules[rule] as Limit | undefined)?.[1].max;

it.each([
  ['eslint/max-lines', /more than (\d+) lines a file/],
  ['eslint/max-lines-per-function', /, (\d+) lines a function/],
  ['eslint/max-params', /and (\d+) parameters, blank/],
])('the linter and the style name the same limit for %s', (rule, words) => {
  expect(maxOf(linter.rules, rule)).toBe(Number(words.exec(size)?.[1]));
});

it('the linter and the style name the same limit for a file of tests', () => {
  const ofTests = linter.overrides.filter(
    ({ files, rules }) => files.includes('**/*.test.ts') && rules['eslint/max-lines'],
  );
  const said = Number(/a file of tests has (\d+) lines/.exec(size)?.[1]);
  expect(ofTests.map(({ rules }) => maxOf(rules, 'eslint/max-lines'))).toEqual([said]);
});

it('no folder has a larger limit of its own: what is exempt has none', () => {
  const others = linter.overrides.flatMap(({ files, rules }) =>
    Object.entries(rules)
      .filter(([rule, setting]) => rule.startsWith('eslint/max-') && setting !== 'off')
      .map(([rule]) => ({ files, rule })),
  );
  expect(others.filter(({ files }) => !files.includes('**/*.test.ts'))).toEqual([]);
});
