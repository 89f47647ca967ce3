import { expect, test } from 'vitest';
import { monthAfter, monthOf, nameOfMonth } from './months.ts';

test('a month is that of Tokyo', () => {
  expect(monthOf('2026-10-31T14:59:59.999Z')).toEqual({ year: 2026, month: 10 });
  expect(monthOf('2026-10-31T15:00:00.000Z')).toEqual({ year: 2026, month: 11 });
  expect(nameOfMonth({ year: 2026, month: 2 })).toBe('2026年2月');
});

test.each([
  [{ year: 2026, month: 1 }, -1, { year: 2025, month: 12 }],
  [{ year: 2026, month: 12 }, 1, { year: 2027, month: 1 }],
  [{ year: 2026, month: 6 }, 0, { year: 2026, month: 6 }],
])('the month beside %j by %i is %j', (month, months, expected) => {
  expect(monthAfter(month, months)).toEqual(expected);
});
