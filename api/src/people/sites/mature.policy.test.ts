import { expect, it } from 'vitest';
import { isTooYoung, seesMature } from './policy.ts';

const TODAY = '2026-11-22';

it.each([
  ['2008-11-22', false],
  ['2008-11-23', true],
  ['1990-01-01', false],
  ['2020-01-01', true],
  [null, false],
])('on 22 November 2026 somebody born on %s is too young: %s', (birthday, answer) => {
  expect(isTooYoung(birthday, TODAY)).toBe(answer);
});

const YOUNG = '2015-01-01';
it.each([
  ['a guest whose browser says nothing', null, false, false],
  ['a guest whose browser says so', null, true, true],
  ['an account that has not said, in a browser that says so', { birthday: null, showsMature: null }, true, true],
  ['an account that wants it, in a browser that says nothing', { birthday: null, showsMature: true }, false, true],
  ['an account that does not want it, in a browser that says so', { birthday: null, showsMature: false }, true, false],
  ['a child, whatever account and browser say', { birthday: YOUNG, showsMature: true }, true, false],
])('%s is shown mature works as the person said', (_name, profile, saysAdult, answer) => {
  expect(seesMature({ profile, saysAdult }, TODAY)).toBe(answer);
});
