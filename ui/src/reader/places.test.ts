import { beforeEach, describe, expect, it } from 'vitest';
import { findPlace, storePlace } from './places.ts';

beforeEach(() => localStorage.clear());

describe('the place in an episode', () => {
  it('is found again with its page and how far down it was', () => {
    storePlace(localStorage, 'e1', { page: 9, fraction: 0.33333 });
    storePlace(localStorage, 'e2', { page: 2, fraction: 0, done: true });
    expect(findPlace(localStorage, 'e1')).toEqual({ page: 9, fraction: 0.333, done: false });
    expect(findPlace(localStorage, 'e2')).toEqual({ page: 2, fraction: 0, done: true });
    expect(findPlace(localStorage, 'e3')).toBeNull();
  });

  it.each(['', 'null', '[]', '{"version":2,"places":{"e1":[3,0,0]}}', '{"version":1,"places":{"e1":["x",0,0]}}', '{'])(
    'is simply unknown when the store holds %s',
    (text) => {
      localStorage.setItem('komawari.reader.places', text);
      expect(findPlace(localStorage, 'e1')).toBeNull();
      storePlace(localStorage, 'e1', { page: 4, fraction: 0 });
      expect(findPlace(localStorage, 'e1')?.page).toBe(4);
    },
  );

  it('is kept for the 500 episodes read last', () => {
    for (let number = 0; number <= 500; number += 1) storePlace(localStorage, `e${number}`, { page: 1, fraction: 0 });
    expect(findPlace(localStorage, 'e0')).toBeNull();
    expect(findPlace(localStorage, 'e1')).not.toBeNull();
  });
});
