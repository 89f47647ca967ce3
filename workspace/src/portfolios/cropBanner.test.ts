import { expect, test } from 'vitest';
import { cropOf, needsCrop } from './cropBanner.ts';

test.each([
  ['a tall one at its top', { width: 900, height: 1200 }, 0, { x: 0, y: 0, width: 900, height: 300 }],
  ['a tall one at its end', { width: 900, height: 1200 }, 1, { x: 0, y: 900, width: 900, height: 300 }],
  ['a wide one in the middle', { width: 4000, height: 1000 }, 0.5, { x: 500, y: 0, width: 3000, height: 1000 }],
  ['one of the right shape', { width: 1500, height: 500 }, 0.3, { x: 0, y: 0, width: 1500, height: 500 }],
])('a banner is the 3:1 part of a picture: %s', (_what, picture, place, crop) => {
  expect(cropOf(picture, place)).toEqual(crop);
});

test.each([
  [{ width: 1500, height: 500 }, false],
  [{ width: 1500, height: 501 }, false],
  [{ width: 1500, height: 600 }, true],
  [{ width: 3000, height: 1000 }, true],
  // Too small for a banner: the server says so.
  [{ width: 200, height: 400 }, false],
])('%o asks where to cut: %s', (picture, asks) => {
  expect(needsCrop(picture)).toBe(asks);
});
