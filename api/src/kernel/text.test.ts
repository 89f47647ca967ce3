import { expect, it } from 'vitest';
import type { Problem } from './errors.ts';
import { checkText } from './text.ts';

it.each([
  ['title', 'Enter a title.'],
  ['e-mail address', 'Enter an e-mail address.'],
])('a missing %s is asked for in correct English', (label, message) => {
  const found: Problem[] = [];
  checkText(' ', { path: ['field'], label: { message: label, messageJa: '項目' }, min: 1, max: 10 }, found);
  expect(found.map((problem) => problem.message)).toEqual([message]);
});
