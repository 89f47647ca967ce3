// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createVisits, rememberVisit } from './createVisits.ts';

beforeEach(() => sessionStorage.clear());

test('R2-087 R9-002 the last 10 visited routes are kept', () => {
  const visits = createVisits(sessionStorage, '');
  for (let number = 1; number <= 12; number += 1) visits.record(`/works/w${number}`);
  expect(visits.recent()).toHaveLength(10);
  expect(visits.recent()[0]).toBe('/works/w3');
  expect(visits.current()).toBe('/works/w12');
});

test('R2-088 each route change records the current and the previous address', () => {
  const visits = createVisits(sessionStorage, '');
  expect(visits.current()).toBeNull();
  visits.record('/');
  visits.record('/works/w1');
  expect([visits.previous(), visits.current()]).toEqual(['/', '/works/w1']);
});

test('R2-089 the first previous page is the referrer', () => {
  const visits = createVisits(sessionStorage, 'https://search.example/?q=manga');
  visits.record('/works/w1');
  expect(visits.previous()).toBe('https://search.example/?q=manga');
});

test('a full page load keeps the way, and a reload is no new visit', () => {
  createVisits(sessionStorage, '').record('/');
  const next = createVisits(sessionStorage, 'http://localhost/');
  next.record('/works/w1');
  const reloaded = createVisits(sessionStorage, 'http://localhost/');
  reloaded.record('/works/w1');
  expect(reloaded.recent()).toEqual(['/', '/works/w1']);
  expect(reloaded.previous()).toBe('/');
});

test('a damaged memory is forgotten', () => {
  sessionStorage.setItem('komawari_visits', '{');
  const visits = createVisits(sessionStorage, '');
  expect(visits.recent()).toEqual([]);
});

test('a page notes itself, and where site data is blocked it says nothing', () => {
  history.replaceState(null, '', '/episodes/e1?from=top#page-3');
  rememberVisit();
  expect(createVisits().current()).toBe('/episodes/e1?from=top#page-3');
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(rememberVisit).not.toThrow();
  blocked.mockRestore();
});
