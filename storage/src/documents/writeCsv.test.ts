import { expect, test } from 'vitest';
import { writeCsv } from './writeCsv.ts';

const cells = (row: (string | number)[]) => writeCsv([row]).slice(1, -2);

test('a file begins with a byte order mark and ends each row with CR LF', () => {
  expect(
    writeCsv([
      ['題名', 1],
      ['b', 2],
    ]),
  ).toBe('\uFEFF題名,1\r\nb,2\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  [' =1', "' =1"],
  ['　＝1', "'　＝1"],
  ['+81', "'+81"],
  ['-5', "'-5"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['@here', "'@here"],
  ['＠x', "'＠x"],
  ['\tx', "'\tx"],
  ['第1話 = 終わり', '第1話 = 終わり'],
])('the text %j is no formula: %j', (text, written) => {
  expect(cells([text])).toBe(written);
});

test('numbers stay numbers, below zero too, and quotes, commas and lines stay in their cell', () => {
  expect(cells([-48, 0, 'a"b', 'c,d', 'e\nf'])).toBe('-48,0,"a""b","c,d","e\nf"');
});
