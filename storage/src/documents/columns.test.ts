import { expect, it } from 'vitest';
import { columnsOf, wrap } from './columns.ts';

const measure = (text: string): number => text.length * 6;

it('an amount is never cut, however large it is: its column is as wide as it, and the first one has the rest', () => {
  const cells = ['合計', '1,234,567', '¥1,234,567,890', '¥118,518,517', '¥1,116,049,373'];
  const table = {
    head: ['作品', '販売数', '売上', '手数料', '受取額'],
    rows: [['作品', '1', '¥1', '¥1', '¥1']],
    sums: cells,
  };
  const places = columnsOf(table, 480, measure);
  for (const [index, { width }] of places.entries()) expect(width).toBeGreaterThanOrEqual(measure(cells[index] ?? ''));
  const last = places.at(-1)!;
  expect(last.x + last.width).toBeCloseTo(480);
});

it('a long name goes on in the next line, and ends with an ellipsis where it may have no more', () => {
  expect(wrap('空飛ぶ配達魔女', { width: 60, most: 2 }, measure)).toEqual(['空飛ぶ配達魔女']);
  expect(wrap('異世界に転生したら出版社の編集長', { width: 60, most: 3 }, measure)).toEqual([
    '異世界に転生したら出',
    '版社の編集長',
  ]);
  expect(wrap('異世界に転生したら出版社の編集長', { width: 60, most: 1 }, measure)).toEqual(['異世界に転生したら…']);
});
