import { expect, test } from 'vitest';
import { formatFileSize, formatSizeOverLimit } from './sizes.ts';

test.each([
  [1, '1 KB'],
  [480_000, '480 KB'],
  [999_001, '1.0 MB'],
  [5_000_000, '5.0 MB'],
  [999_949_999, '999.9 MB'],
  [999_950_000, '1.0 GB'],
  [1_000_000_000, '1.0 GB'],
  [4_300_000_000, '4.3 GB'],
  [2_000_000_000_000, '2000.0 GB'],
])('a file of %d bytes has %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test.each([
  [20 * 1024 ** 2 + 1, '20.1 MB'],
  [501 * 1024 ** 2, '501.0 MB'],
  [1024 ** 3, '1.0 GB'],
])('%d bytes over a limit are %s', (bytes, text) => {
  expect(formatSizeOverLimit(bytes)).toBe(text);
});
