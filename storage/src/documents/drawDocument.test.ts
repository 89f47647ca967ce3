import { expect, test } from 'vitest';
import { drawDocument, type Document } from './drawDocument.ts';

const document = (rows: number): Document => ({
  title: '売上明細書',
  left: ['雨宮ましろ 様', '2026年10月1日〜10月31日'],
  right: ['Komawari', 'S-2026-10-abcd1234'],
  table: {
    head: ['作品', '販売数', '売上', '手数料', '受取額'],
    rows: Array.from({ length: rows }, (_, n) => [`空飛ぶ配達魔女の日報 髙﨑① 🎉 ${n}`, '1', '¥120', '¥11', '¥109']),
    sums: ['合計', '368', '¥51,000', '¥4,714', '¥46,286'],
  },
  notes: ['テスト決済です。'],
  createdAt: new Date('2026-11-01T00:00:00+09:00'),
});

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('a document is the same to the byte for the same parts, and carries letters of its own', async () => {
  const [one, other] = await Promise.all([drawDocument(document(3)), drawDocument(document(3))]);
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.equals(other)).toBe(true);
  expect(one.toString('latin1')).toContain('BIZUDPGothic');
  expect(one.length).toBeLessThan(60_000);
});

test('many rows go on on further pages', async () => {
  expect(pagesOf(await drawDocument(document(3)))).toBe(1);
  expect(pagesOf(await drawDocument(document(400)))).toBeGreaterThan(9);
});

test('a page holds what fits it, and its number begins no other', async () => {
  // A page holds 26 rows of one line; names of three lines take twice as much.
  const counts = [];
  for (const rows of [20, 28, 34]) counts.push(pagesOf(await drawDocument(document(rows))));
  expect(counts).toEqual([1, 2, 2]);
  const long = document(20);
  const rows = long.table.rows.map(([name = '', ...rest]) => [name.repeat(6), ...rest]);
  expect(pagesOf(await drawDocument({ ...long, table: { ...long.table, rows } }))).toBe(2);
});
