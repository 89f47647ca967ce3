// @vitest-environment node
import { expect, test } from 'vitest';
import { fieldOfProblem } from './problems.ts';

test.each([
  [['title'], 'title'],
  [['workInput', 'title'], 'title'],
  [['input', 'episode', 'pages', '3', 'altText'], 'pages.3.altText'],
  [['workInput', 'color'], null],
  [[], null],
])('a problem at %j belongs to the field %j', (path, field) => {
  expect(fieldOfProblem(path, ['title', 'pages'])).toBe(field);
});
