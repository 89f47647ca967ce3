import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/createTestApp.ts';
import { writeSale } from '../../../testing/saleRows.ts';
import type { Reader } from '../../../database/index.ts';
import { readMonthlySales, readYear } from '../readSales.ts';
import { currentMonth, nameOf } from '../months.ts';

let test: TestApp;
let seller: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  seller = await test.signUpCreator('seller');
  other = await test.signUpCreator('other');
  const soldAt = new Date('2025-10-02T00:00:00Z');
  await writeSale(test, { seller, price: 500, soldAt, workTitle: '=cmd', episodeTitle: '第1話, "夜"' });
  await writeSale(test, { seller, price: 120, soldAt, workTitle: '空', episodeTitle: '+1' });
});
afterAll(() => test.close());

const get = (file: string, as: TestPerson | null = seller) =>
  test.app.inject({ url: `/sales_files/${file}`, headers: as ? { authorization: `Bearer ${as.token}` } : {} });

it('the sales of a month come as CSV, in which no title is a formula', async () => {
  const answer = await get('2025-10.csv');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="komawari-sales-2025-10.csv"',
    'cache-control': 'private, no-store',
  });
  expect(answer.body).toBe(
    [
      '\uFEFF月,作品,話,価格,販売数,売上,プラットフォーム手数料,決済手数料,受取額',
      `2025-10,'=cmd,"第1話, ""夜""",500,1,500,30,18,452`,
      `2025-10,空,'+1,120,1,120,7,4,109`,
      '',
    ].join('\r\n'),
  );
});

it('statements of a month and of a year are PDF, the same to the byte on the same day', async () => {
  for (const file of ['2025-10.pdf', '2025.pdf']) {
    const [one, again] = [await get(file), await get(file)];
    expect([file, one.statusCode, one.headers['content-type']]).toEqual([file, 200, 'application/pdf']);
    expect(one.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.rawPayload.equals(again.rawPayload)).toBe(true);
  }
});

it('the statement of a year asks once for all of its months, and says the same as theirs', async () => {
  const names: string[] = [];
  const { database } = test.services;
  const reader: Reader = {
    ask: (name, send) => database.ask(name, send),
    query(name, text, values) {
      names.push(name);
      return database.query(name, text, values);
    },
  };
  const { accountId } = seller.actor;
  const months = await readYear(reader, accountId, 2025);
  expect(names).toEqual(['sumSpans']);
  const one = await readMonthlySales(reader, accountId, { year: 2025, month: 10 });
  expect(months[9]).toMatchObject({ quantity: 2, amount: 620, share: 561, isTest: one.isTest });
  expect(one).toMatchObject({ quantity: 2, amount: 620, share: 561 });
  expect(months.filter(({ quantity }) => quantity > 0)).toHaveLength(1);
});

it('everybody gets their own sales, and nobody without a session any', async () => {
  expect((await get('2025-10.csv', other)).body.split('\r\n')).toHaveLength(2);
  expect((await get('2025-10.csv', null)).statusCode).toBe(404);
});

it.each([
  `${nameOf(currentMonth())}.pdf`,
  `${currentMonth().year}.pdf`,
  '2025.csv',
  '2025-13.csv',
  '2099-01.csv',
  '2025-10-w0.csv',
  '2025-10.exe',
  '..%2f2025-10.csv',
])('there is no file %s', async (file) => {
  expect((await get(file)).statusCode).toBe(404);
});
