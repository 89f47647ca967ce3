import { expect, it } from 'vitest';
import { readByteSize, showByteSize } from './byteSize.ts';

it.each([
  ['20 GB', 20 * 1024 ** 3],
  ['500MB', 500 * 1024 ** 2],
  ['1.5 kb', 1536],
  ['0', 0],
  ['123', 123],
  ['7 bytes', 7],
  ['2 TB', 2 * 1024 ** 4],
  ['much', null],
  ['-1 GB', null],
  ['20 G', null],
  ['', null],
])('%j is %s bytes', (text, bytes) => {
  expect(readByteSize(text)).toBe(bytes);
});

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [23.4 * 1024 ** 2, '23.4 MB'],
  [1024 ** 3 - 1, '1023.9 MB'],
  [20 * 1024 ** 3, '20 GB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%d bytes are told as %s', (bytes, text) => {
  expect(showByteSize(bytes)).toBe(text);
});
