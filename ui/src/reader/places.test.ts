import { beforeEach, describe, expect, it } from 'vitest';
import { forgetReading } from './forgetReading.ts';
import { findPlace, listPlaces, storePlace } from './places.ts';

beforeEach(() => localStorage.clear());

describe('the place in an episode', () => {
  it('is found again with its page and how far down it was', () => {
    storePlace(localStorage, 'e1', { page: 9, fraction: 0.33333 });
    storePlace(localStorage, 'e2', { page: 2, fraction: 0, done: true });
    expect(findPlace(localStorage, 'e1')).toEqual({ page: 9, fraction: 0.333, done: false, at: expect.any(Number) });
    expect(findPlace(localStorage, 'e2')).toMatchObject({ page: 2, fraction: 0, done: true });
    expect(findPlace(localStorage, 'e3')).toBeNull();
  });

  it.each(['', 'null', '[]', '{"version":2,"places":{"e1":[3,0,0]}}', '{"version":1,"places":{"e1":["x",0,0]}}', '{'])(
    'is simply unknown when the store holds %s',
    (text) => {
      localStorage.setItem('komawari.reader.places', text);
      expect(findPlace(localStorage, 'e1')).toBeNull();
      expect(listPlaces(localStorage)).toEqual([]);
      storePlace(localStorage, 'e1', { page: 4, fraction: 0 });
      expect(findPlace(localStorage, 'e1')?.page).toBe(4);
    },
  );

  it('knows when it was left, to the second', () => {
    const before = Date.now();
    storePlace(localStorage, 'e1', { page: 9, fraction: 0 });
    expect(Math.abs((findPlace(localStorage, 'e1')?.at ?? 0) - before)).toBeLessThan(2000);
  });

  it('stands in a list with the others, the latest first, and is gone when reading is forgotten', () => {
    storePlace(localStorage, 'e1', { page: 9, fraction: 0.4 });
    storePlace(localStorage, 'e2', { page: 24, fraction: 1, done: true });
    storePlace(localStorage, 'e1', { page: 10, fraction: 0 });
    expect(listPlaces(localStorage)).toMatchObject([
      { episodeId: 'e1', page: 10, done: false },
      { episodeId: 'e2', page: 24, done: true },
    ]);
    forgetReading(localStorage);
    expect(listPlaces(localStorage)).toEqual([]);
  });

  it('is kept for the 500 episodes read last', () => {
    for (let number = 0; number <= 500; number += 1) storePlace(localStorage, `e${number}`, { page: 1, fraction: 0 });
    expect(findPlace(localStorage, 'e0')).toBeNull();
    expect(findPlace(localStorage, 'e1')).not.toBeNull();
  });
});
