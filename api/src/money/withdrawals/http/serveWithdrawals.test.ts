import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/createTestApp.ts';

let test: TestApp;
let creator: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mashiro');
  const insert = `INSERT INTO withdrawals (creator_id, user_id, type, state, amount, fee, bank_name, account_end, closes_at, requested_at, settled_at, failure)
    VALUES ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
  const bank = ['=みずほ銀行', '••••456', new Date('2026-11-01T14:59:59Z')];
  for (const row of [
    ['BANK', 'PAID', 9000, 200, ...bank, new Date('2026-10-31T15:00:00Z'), new Date('2026-11-06T00:00:00Z'), null],
    [
      'BANK',
      'REFUNDED',
      30_000,
      0,
      ...bank,
      new Date('2026-11-08T00:00:00Z'),
      new Date('2026-11-13T00:00:00Z'),
      'OTHER',
    ],
    ['GIFT', 'REQUESTED', 500, 0, null, null, null, new Date('2026-11-20T00:00:00Z'), null, null],
  ])
    await test.services.database.query('insertInTest', insert, [creator.actor.accountId, ...row]);
});
afterAll(() => test.close());

const get = (as: TestPerson | null) =>
  test.app.inject({
    url: '/sales_files/withdrawals.csv',
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });

it('a creator takes the history of their withdrawals along as CSV, in days of Tokyo', async () => {
  const answer = await get(creator);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="komawari-withdrawals.csv"',
    'cache-control': 'private, no-store',
  });
  expect(answer.body).toBe(
    [
      '\uFEFF申請日,方法,金額,手数料,受取額,状態,完了日,振込先,理由',
      '2026-11-20,ギフトコード,500,0,0,申請中,,,',
      "2026-11-08,振込,30000,0,0,差戻し,2026-11-13,'=みずほ銀行 ••••456,入金不可",
      "2026-11-01,振込,9000,200,8800,支払済み,2026-11-06,'=みずほ銀行 ••••456,",
      '',
    ].join('\r\n'),
  );
});

it('others get their own, and guests nothing', async () => {
  const other = await test.signUpCreator('other');
  expect((await get(other)).body.split('\r\n')).toHaveLength(2);
  expect((await get(null)).statusCode).toBe(404);
});
