import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../database/index.ts';
import { createContext } from '../../graphql/context.ts';
import { createPipeline } from '../../composition/pipeline.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { createFixture } from '../../testing/fixtures.ts';
import { writeSale } from '../../testing/saleRows.ts';
import { boundsOf, currentMonth, monthAfter, monthsFrom, nameOf } from './months.ts';
import { readSalesByDay, readTwelveMonths, readYear } from './readSales.ts';

let test: TestApp;
let seller: TestPerson;
let reader: TestPerson;
let first: { workId: string; episodeId: string };
let second: { workId: string; episodeId: string };

const sql = (text: string, values: unknown[] = []) => test.services.database.query('q', text, values);

async function publish(title: string): Promise<typeof first> {
  const made = await createFixture(
    test,
    'mutation F($t: String!, $e: EpisodeInput) { createWork(workInput: { title: $t }, episodeInput: $e) { work { id } episode { id } problems { path message } } }',
    { t: title, e: { title: `${title} 1`, status: 'PUBLIC', pages: [{ imageId: await test.addImage(seller) }] } },
    seller,
  );
  return { workId: made.createWork.work.id, episodeId: made.createWork.episode.id };
}

const sell = (episodeId: string | null, price: number, at: string) =>
  writeSale(test, { seller, episodeId, price, soldAt: new Date(at), episodeTitle: 'Gone 1', workTitle: 'Gone' });

beforeAll(async () => {
  test = await createTestApp();
  seller = await test.signUpCreator('seller');
  reader = await test.signUpCreator('reader');
  first = await publish('First');
  second = await publish('Second');
  // October 2025 in Tokyo goes from September 30 15:00 to October 31 15:00 UTC.
  await sell(first.episodeId, 120, '2025-09-30T14:59:59.999Z');
  await sell(first.episodeId, 120, '2025-09-30T15:00:00.000Z');
  await sell(first.episodeId, 120, '2025-10-09T15:30:00Z');
  await sell(first.episodeId, 500, '2025-10-20T00:00:00Z');
  await sell(second.episodeId, 50, '2025-10-31T14:59:59.999Z');
  await sell(second.episodeId, 50, '2025-10-31T15:00:00.000Z');
  await sell(null, 300, '2025-10-02T00:00:00Z');
  const refunded = await sell(first.episodeId, 1000, '2025-10-03T00:00:00Z');
  await sql(`UPDATE purchases SET status = 'REFUNDED', refunded_at = now() WHERE id = $1`, [refunded]);
  const disputed = await sell(second.episodeId, 120, '2025-10-04T00:00:00Z');
  await sql('UPDATE purchases SET disputed_at = now() WHERE id = $1', [disputed]);
});
afterAll(() => test.close());

const SUMS = 'amount fee platformFee paymentFee withdrawableAmount quantity refundedCount disputedCount disputedAmount';
const EPISODES =
  'episodeSalesSummaries { id episode { id } episodeTitle price quantity subtotal fee withdrawableAmount }';
const MONTH = `query M($year: Int!, $month: Int!) { viewer { ... on RegisteredViewer { monthlySalesSummary(year: $year, month: $month) {
  id year month hasEnded isTest csvUrl statementUrl ${SUMS} workSalesSummaries { id work { id } workTitle ${SUMS} ${EPISODES} } } } } }`;
const WORK = `query W($id: ID!) { viewer { ... on RegisteredViewer { monthlyWorkSalesSummary(id: $id) { id year month work { id } ${SUMS} ${EPISODES} csvUrl days { day quantity amount } } } } }`;
const SUMMARY = `query S { viewer { ... on RegisteredViewer { salesSummary { thisMonth { ${SUMS} workSalesSummaries { id work { id title } amount } } lastMonth { ${SUMS} } months { year month quantity amount fee withdrawableAmount }
  recentSales(first: 20) { id episode { id } episodeTitle workTitle price withdrawableAmount soldAt isRefunded isDisputed } clearingAmount balance yearStatementUrl(year: 2025) } } } }`;
const REFRESH = `mutation U($input: UpdateSalesSummaryInput!) { updateSalesSummary(input: $input) { salesSummary { clearingAmount balance } monthlySalesSummary { year month amount } problems { path code } } }`;

const readMonth = async (year: number, month: number, as: TestPerson = seller) =>
  (await test.run(MONTH, { year, month }, as)).data.viewer.monthlySalesSummary;
const readWork = async (id: string, as: TestPerson = seller) =>
  (await test.run(WORK, { id }, as)).data.viewer.monthlyWorkSalesSummary;

describe('a month of sales', () => {
  it('goes from midnight to midnight in Tokyo, without what went back or is disputed', async () => {
    const month = await readMonth(2025, 10);
    expect(month).toMatchObject({
      id: `2025-10-${seller.actor.accountId}`,
      hasEnded: true,
      isTest: true,
      csvUrl: '/sales_files/2025-10.csv',
      statementUrl: '/sales_files/2025-10.pdf',
      // 120, 120, 500, 50 and 300 yen at 6 and 3.6 percent, each rounded down.
      amount: 1090,
      platformFee: 7 + 7 + 30 + 3 + 18,
      paymentFee: 4 + 4 + 18 + 1 + 10,
      fee: 102,
      withdrawableAmount: 988,
      quantity: 5,
      refundedCount: 1,
      disputedCount: 1,
      disputedAmount: 109,
    });
    expect((await readMonth(2025, 9)).amount).toBe(120);
    expect((await readMonth(2025, 11)).amount).toBe(50);
  });

  it('names works and episodes, also those that are gone, and each price of an episode', async () => {
    const { workSalesSummaries: works } = await readMonth(2025, 10);
    expect(works.map((work: { workTitle: string; amount: number }) => [work.workTitle, work.amount])).toEqual([
      ['First', 740],
      ['Gone', 300],
      ['Second', 50],
    ]);
    expect(works[0]).toMatchObject({ id: `2025-10-${first.workId}`, work: { id: first.workId } });
    expect(works[1].work).toBeNull();
    expect(works[1].episodeSalesSummaries).toMatchObject([{ episode: null, episodeTitle: 'Gone 1', subtotal: 300 }]);
    expect(works[0].episodeSalesSummaries).toMatchObject([
      { price: 500, quantity: 1, subtotal: 500, fee: 48, withdrawableAmount: 452, episode: { id: first.episodeId } },
      { price: 120, quantity: 2, subtotal: 240, fee: 22, withdrawableAmount: 218 },
    ]);
  });

  it('comes to amount = fee + withdrawableAmount, in every summary', async () => {
    const month = await readMonth(2025, 10);
    const { data } = await test.run(SUMMARY, {}, seller);
    const { thisMonth, lastMonth, months } = data.viewer.salesSummary;
    const works = month.workSalesSummaries;
    for (const { amount, fee, withdrawableAmount } of [month, thisMonth, lastMonth, ...months, ...works])
      expect(amount).toBe(fee + withdrawableAmount);
    const add = `UPDATE purchases SET creator_share = creator_share + 1 WHERE seller_id = $1`;
    await expect(sql(add, [seller.actor.accountId])).rejects.toThrow('purchases_price_is_shared');
  });

  it('is nothing for those who sold nothing, and there is none before it begins', async () => {
    expect(await readMonth(2025, 10, reader)).toMatchObject({ amount: 0, quantity: 0, workSalesSummaries: [] });
    for (const [year, month] of [
      [2025, 13],
      [2025, 0],
      [1999, 1],
      [currentMonth().year + 1, 1],
    ] as const)
      expect(await readMonth(year, month)).toBeNull();
    expect((await test.run(MONTH, { year: 2025, month: 10 })).data.viewer).toEqual({});
  });
});

describe('a work in a month', () => {
  it('has its days and nobody else’s', async () => {
    const work = await readWork(`2025-10-${first.workId}`);
    expect(work).toMatchObject({ amount: 740, quantity: 3, year: 2025, month: 10 });
    expect(work.days).toHaveLength(31);
    expect(work.days.filter(({ quantity }: { quantity: number }) => quantity > 0)).toEqual([
      { day: '2025-10-01', quantity: 1, amount: 120 },
      { day: '2025-10-10', quantity: 1, amount: 120 },
      { day: '2025-10-20', quantity: 1, amount: 500 },
    ]);
  });

  it.each(['', '2025-10', '2025-13-w1', '2099-01-w1', 'w0000', `2025-10-'; --`])(
    'that is not there is nothing: %j',
    async (id) => {
      expect(await readWork(id)).toBeNull();
    },
  );

  it('is its seller’s alone', async () => {
    expect(await readWork(`2025-10-${first.workId}`, reader)).toBeNull();
  });
});

describe('the summary', () => {
  it('has the last twelve months, and the latest sales with what became of them', async () => {
    const { data } = await test.run(SUMMARY, {}, seller);
    const { months, recentSales, yearStatementUrl } = data.viewer.salesSummary;
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject(currentMonth());
    expect(months[0]).toMatchObject(monthAfter(currentMonth(), -11));
    expect(recentSales).toHaveLength(9);
    expect(recentSales[0]).toMatchObject({ price: 50, episodeTitle: 'Second 1', isRefunded: false });
    expect(recentSales.filter((sale: { isRefunded: boolean }) => sale.isRefunded)).toHaveLength(1);
    expect(recentSales.filter((sale: { isDisputed: boolean }) => sale.isDisputed)).toHaveLength(1);
    expect(yearStatementUrl).toBe('/sales_files/2025.pdf');
  });

  it('is brought up to this moment by its creator: what is 48 hours old can be withdrawn', async () => {
    const { months } = (await test.run(SUMMARY, {}, seller)).data.viewer.salesSummary;
    expect(months).toHaveLength(12);
    await writeSale(test, { seller, episodeId: first.episodeId, price: 100 });
    const { data } = await test.run(REFRESH, { input: {} }, seller);
    // Of 120 x 3, 500, 50 x 2 and 300; one of ¥1,000 went back and one of ¥120 is disputed: neither is released.
    expect(data.updateSalesSummary.salesSummary.balance).toBe(109 * 3 + 452 + 46 * 2 + 272);
    expect(data.updateSalesSummary.monthlySalesSummary).toEqual({ ...currentMonth(), amount: 100 });
    expect(
      (await test.run(REFRESH, { input: { year: 2025, month: 9 } }, seller)).data.updateSalesSummary,
    ).toMatchObject({
      monthlySalesSummary: { year: 2025, month: 9, amount: 120 },
    });
    expect((await test.run(REFRESH, { input: { year: 2025, month: 13 } }, seller)).data.updateSalesSummary).toEqual({
      salesSummary: null,
      monthlySalesSummary: null,
      problems: [{ path: ['input', 'month'], code: 'NO_SUCH_MONTH' }],
    });
    expect((await test.run(REFRESH, { input: {} })).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('days and months', () => {
  /** The same by the calendar of the database. */
  const byCalendar = (form: string, from: Date, until: Date) =>
    test.services.database.query<{ name: string; quantity: number; amount: number; share: number }>(
      'sumByCalendar',
      `SELECT to_char(purchased_at AT TIME ZONE 'Asia/Tokyo', '${form}') AS name, count(*)::int AS quantity,
         sum(price)::float8 AS amount, sum(creator_share)::float8 AS share
       FROM purchases WHERE seller_id = $1 AND status = 'COMPLETED' AND disputed_at IS NULL AND purchased_at >= $2 AND purchased_at < $3
       GROUP BY 1 ORDER BY 1`,
      [other.actor.accountId, from, until],
    );
  let other: TestPerson;

  beforeAll(async () => {
    other = await test.signUpCreator('other');
    // A moment before and after each midnight in Tokyo on which a month begins, a leap year's February among them, and in between.
    const begins = monthsFrom({ year: 2023, month: 12 }, 14).map(({ from }) => from.getTime());
    for (const [index, at] of begins
      .flatMap((begin) => [begin - 1, begin, begin + 86_399_999, begin + 86_400_000])
      .entries()) {
      const id = await writeSale(test, { seller: other, price: 50 + 13 * index, soldAt: new Date(at) });
      if (index % 9 === 4)
        await sql(`UPDATE purchases SET status = 'REFUNDED', refunded_at = now() WHERE id = $1`, [id]);
      if (index % 9 === 7) await sql('UPDATE purchases SET disputed_at = now() WHERE id = $1', [id]);
    }
  });

  it('are those of the calendar in Tokyo', async () => {
    const { database } = test.services;
    const sold = ({ quantity }: { quantity: number }) => quantity > 0;
    for (const month of monthsFrom({ year: 2023, month: 11 }, 16)) {
      const { from, until } = boundsOf(month);
      const days = await readSalesByDay(database, other.actor.accountId, month);
      expect(days.filter(sold)).toEqual(
        (await byCalendar('YYYY-MM-DD', from, until)).map(({ name, quantity, amount }) => ({
          day: name,
          quantity,
          amount,
        })),
      );
      const months = await readTwelveMonths(database, other.actor.accountId, month);
      expect(
        months.filter(sold).map(({ year, month: of, ...sums }) => ({ name: nameOf({ year, month: of }), ...sums })),
      ).toEqual(await byCalendar('YYYY-MM', boundsOf(monthAfter(month, -11)).from, until));
    }
    const year = await readYear(database, other.actor.accountId, 2024);
    expect(year.map(({ quantity, amount, share }) => ({ quantity, amount, share }))).toEqual(
      (
        await byCalendar('YYYY-MM', boundsOf({ year: 2024, month: 1 }).from, boundsOf({ year: 2024, month: 12 }).until)
      ).map(({ quantity, amount, share }) => ({ quantity, amount, share })),
    );
  });
});

describe('however much was sold', () => {
  const execute = createPipeline({ limits: false });

  async function statementsOf(source: string, variables: Record<string, unknown>): Promise<string[]> {
    const counting = countStatements(test.services.database);
    const context = createContext({ services: test.services, actor: seller.actor, reader: counting });
    const { result } = await execute({ source, variables, context });
    expect(result.errors).toBeUndefined();
    return counting.statements.toSorted();
  }

  it('every screen asks the same number of statements', async () => {
    const now = currentMonth();
    const asked: [string, Record<string, unknown>][] = [
      [MONTH, { ...now }],
      [WORK, { id: `${nameOf(now)}-${first.workId}` }],
      [SUMMARY, {}],
    ];
    await writeSale(test, { seller, episodeId: first.episodeId });
    const before = await Promise.all(asked.map((one) => statementsOf(...one)));
    for (let count = 0; count < 3; count += 1) {
      const { episodeId } = await publish(`More ${count}`);
      await writeSale(test, { seller, episodeId });
      await writeSale(test, { seller, episodeId, price: 700 });
    }
    const after = await Promise.all(asked.map((one) => statementsOf(...one)));
    expect(after).toEqual(before);
    expect(after.map(({ length }) => length)).toEqual([4, 5, 8]);
  });
});
