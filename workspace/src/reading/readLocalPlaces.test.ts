import { expect, test } from 'vitest';
import { storePlace } from '@komawari/ui/reader/places.ts';
import { readLocalPlaces } from './readLocalPlaces.ts';

test('a guest finds what was read on this device, the latest first', () => {
  localStorage.clear();
  storePlace(localStorage, 'e1', { page: 9, fraction: 0.4 });
  storePlace(localStorage, 'e2', { page: 24, fraction: 1, done: true });
  storePlace(localStorage, 'e1', { page: 10, fraction: 0 });
  expect(readLocalPlaces(localStorage)).toEqual([
    { episodeId: 'e1', page: 10, isDone: false },
    { episodeId: 'e2', page: 24, isDone: true },
  ]);
});

test.each(['', 'not json', '{"version":2,"places":{"e1":[1,0,0]}}', '{"version":1,"places":{"e1":["x"]}}'])(
  '%j counts as nothing read',
  (kept) => {
    expect(readLocalPlaces({ getItem: () => kept })).toEqual([]);
  },
);
