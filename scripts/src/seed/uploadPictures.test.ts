import { picturesOf } from '@komawari/demo';
import { derivativeNames } from '@komawari/storage/images';
import { expect, it } from 'vitest';

it('every picture of the demo, icons aside, is exactly as wide as pictures are served', () => {
  const served = derivativeNames(10_000, 10_000).map(({ width }) => width);
  const others = picturesOf().filter(({ key }) => !key.endsWith('/icon'));
  expect(others.length).toBeGreaterThan(100);
  const encodedForNobody = others.filter(({ width }) => !served.includes(width));
  expect(encodedForNobody.map(({ key, width }) => `${key}: ${width}`)).toEqual([]);
});
