// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { isSkipped, skipSurvey } from './skippedSurveys.ts';

beforeEach(() => localStorage.clear());

test('a survey that was skipped is not asked again on this device, and no other is', () => {
  skipSurvey('e1');
  expect([isSkipped('e1'), isSkipped('e2')]).toEqual([true, false]);
});

test('the latest 200 are remembered, and damaged memory is none', () => {
  for (let n = 0; n <= 200; n += 1) skipSurvey(`e${n}`);
  expect([isSkipped('e0'), isSkipped('e1'), isSkipped('e200')]).toEqual([false, true, true]);
  localStorage.setItem('komawari.surveys.skipped', '{');
  expect(isSkipped('e1')).toBe(false);
  skipSurvey('e1');
  expect(isSkipped('e1')).toBe(true);
});
