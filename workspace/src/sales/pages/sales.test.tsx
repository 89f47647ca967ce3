import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetWorkspaceMonthlySalesSummary } from '../operations/GetWorkspaceMonthlySalesSummary.ts';
import { GetWorkspaceMonthlyWorkSalesSummary } from '../operations/GetWorkspaceMonthlyWorkSalesSummary.ts';
import { GetWorkspaceSalesSummary } from '../operations/GetWorkspaceSalesSummary.ts';
import { UpdateSalesSummary } from '../operations/UpdateSalesSummary.ts';
import { MonthlySalesPage } from './MonthlySalesPage.tsx';
import { MonthlyWorkSalesPage } from './MonthlyWorkSalesPage.tsx';
import { SalesSummaryPage } from './SalesSummaryPage.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const sums = {
  amount: 51_500,
  fee: 4762,
  platformFee: 2970,
  paymentFee: 1792,
  withdrawableAmount: 46_738,
  clearingAmount: 0,
  quantity: 369,
  refundedCount: 2,
  disputedCount: 0,
  disputedAmount: 0,
};
const episode = { id: 'e1', title: '嵐の郵便局', number: 22, publicNumber: null, work: { id: 'w1', language: 'ja' } };
const soldEpisodes = [
  {
    id: 'm-e1-120',
    episodeTitle: '嵐の郵便局',
    price: 120,
    quantity: 368,
    subtotal: 44_160,
    fee: 4048,
    withdrawableAmount: 40_112,
    episode,
  },
  {
    id: 'm-gone-500',
    episodeTitle: '消えた話',
    price: 500,
    quantity: 1,
    subtotal: 500,
    fee: 48,
    withdrawableAmount: 452,
    episode: null,
  },
];
const work = {
  id: '2026-10-w1',
  workTitle: '空飛ぶ配達魔女の日報',
  amount: 51_500,
  fee: 4762,
  withdrawableAmount: 46_738,
  quantity: 369,
};
const month = {
  ...sums,
  id: '2026-10-u1',
  year: 2026,
  month: 10,
  hasEnded: true,
  isTest: true,
  csvUrl: '/sales_files/2026-10.csv',
  statementUrl: '/sales_files/2026-10.pdf' as string | null,
  workSalesSummaries: [
    {
      ...work,
      work: { id: 'w1', title: work.workTitle, language: 'ja', coverImage: null },
      episodeSalesSummaries: soldEpisodes,
    },
  ],
};
const registered = { __typename: 'RegisteredViewer' as const, id: 'u1' };

function showMonth(sales: typeof month | null, path = '/workspace/sales/monthly/2026/10') {
  playApi(
    answerTo(GetWorkspaceMonthlySalesSummary).with(() => ({ viewer: { ...registered, monthlySalesSummary: sales } })),
  );
  renderScreen(<MonthlySalesPage />, { at: path, path: '/workspace/sales/monthly/:year/:month' });
}

test('a month says what readers paid, the fees and what the creator receives, row by row', async () => {
  showMonth(month);
  await screen.findByRole('heading', { name: '2026年10月' });
  expect(screen.getByText('369 sales, 2 refunds already out')).toBeTruthy();
  expect(screen.getByText('Komawari ¥2,970, payment ¥1,792')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Sales by work and episode' })).getAllByRole('row');
  expect(rows.at(-1)?.textContent).toMatch(/^Total.*¥51,500¥4,762¥46,738$/);
  expect(screen.getByRole('link', { name: /嵐の郵便局/ }).getAttribute('href')).toBe('/episodes/e1');
  expect(screen.getByText('消えた話').closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/sales_files/2026-10.csv');
  expect(screen.getByRole('link', { name: 'Statement, PDF' }).getAttribute('href')).toBe('/sales_files/2026-10.pdf');
  expect(screen.getByRole('link', { name: '2026年9月' }).getAttribute('href')).toBe('/workspace/sales/monthly/2026/9');
  expect(screen.queryByText(/disputed/)).toBeNull();
});

test('a month that still runs says when its statement is ready, and a dispute is said', async () => {
  showMonth({
    ...month,
    hasEnded: false,
    statementUrl: null,
    disputedCount: 1,
    disputedAmount: 109,
    clearingAmount: 904,
  });
  await screen.findByText(/The statement is ready on/);
  expect(screen.queryByRole('link', { name: 'Statement, PDF' })).toBeNull();
  expect(screen.queryByRole('link', { name: '2026年11月' })).toBeNull();
  expect(screen.getByText(/One sale is/).parentElement?.textContent).toBe(
    'One sale is disputed by the card holder. ¥109 of yours waits outside these sums until it is decided.',
  );
  expect(screen.getByText('¥904 of it is still clearing')).toBeTruthy();
});

test('a month without sales keeps its arrows and says how to begin', async () => {
  showMonth({ ...month, quantity: 0, refundedCount: 0, amount: 0, workSalesSummaries: [] });
  await screen.findByRole('heading', { name: 'No sales in 2026年10月' });
  expect(screen.getByRole('link', { name: 'Choose an episode' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '2026年11月' })).toBeTruthy();
});

test.each(['/workspace/sales/monthly/2026/13', '/workspace/sales/monthly/x/1'])(
  'there is no month at %s',
  async (path) => {
    showMonth(null, path);
    expect(await screen.findByRole('heading', { name: /not/i })).toBeTruthy();
  },
);

test('a work in a month shows its days, also as a table', async () => {
  const days = Array.from({ length: 31 }, (_, n) => ({
    day: `2026-10-${String(n + 1).padStart(2, '0')}`,
    quantity: n === 9 ? 31 : 0,
    amount: 0,
  }));
  playApi(
    answerTo(GetWorkspaceMonthlyWorkSalesSummary).with(() => ({
      viewer: {
        ...registered,
        monthlyWorkSalesSummary: {
          ...sums,
          ...work,
          year: 2026,
          month: 10,
          isTest: false,
          csvUrl: '/sales_files/2026-10-w1.csv',
          work: null,
          episodeSalesSummaries: soldEpisodes,
          days,
        },
      },
    })),
  );
  renderScreen(<MonthlyWorkSalesPage />, {
    at: '/workspace/sales/monthly/2026/10/works/2026-10-w1',
    path: '/workspace/sales/monthly/:year/:month/works/:monthlyWorkSalesSummaryId',
  });
  await screen.findByRole('heading', { name: '空飛ぶ配達魔女の日報' });
  expect(screen.getByRole('img', { name: 'Sales per day, most on 10月10日: 31' })).toBeTruthy();
  await userEvent.click(screen.getByText('Show as a table'));
  expect(within(screen.getByRole('table', { name: 'Days with sales' })).getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByText(/Test money/)).toBeNull();
});

const summary = {
  clearingAmount: 5424,
  balance: 103_118,
  thisMonth: { ...month, month: 11, hasEnded: false, statementUrl: null },
  lastMonth: { id: 'l', year: 2026, month: 10, amount: 66_240, quantity: 495 },
  months: Array.from({ length: 12 }, (_, n) => ({
    year: n === 0 ? 2025 : 2026,
    month: n === 0 ? 12 : n,
    quantity: n,
    amount: n * 1000,
    fee: n * 96,
    withdrawableAmount: n * 904,
  })),
  recentSales: [
    {
      id: 'r1',
      episodeTitle: 'x',
      workTitle: 'w',
      price: 120,
      soldAt: '2026-11-20T00:00:00Z',
      isRefunded: true,
      isDisputed: false,
      episode,
    },
  ],
};

const money = { amountToExpire: 0, withdrawalInfo: { expiresAt: '2026-11-30T14:59:59.999Z' } };

test('the summary draws twelve months, names what went back, and is brought up to now on request', async () => {
  let asked = 0;
  const { calls } = playApi(
    answerTo(GetWorkspaceSalesSummary).with(() => {
      asked += 1;
      return { viewer: { ...registered, ...money, salesSummary: { ...summary, balance: 103_118 + asked } } };
    }),
    answerTo(UpdateSalesSummary).with(() => ({ updateSalesSummary: { salesSummary: null, problems: [] } })),
  );
  renderScreen(<SalesSummaryPage />, { path: '/workspace/sales/summary' });
  expect(await screen.findByText('¥103,119')).toBeTruthy();
  expect(screen.getByRole('img', { name: /highest 2026年11月, ¥11,000/ })).toBeTruthy();
  expect(screen.getByText('−¥120').closest('li')?.textContent).toContain('refunded');
  expect(screen.getByRole('link', { name: 'Month detail' }).getAttribute('href')).toBe(
    '/workspace/sales/monthly/2026/11',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('¥103,120')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'UpdateSalesSummary')).toEqual([
    { name: 'UpdateSalesSummary', variables: { input: {} } },
  ]);
});

test('before the first sale the summary says how to begin', async () => {
  playApi(
    answerTo(GetWorkspaceSalesSummary).with(() => ({
      viewer: { ...registered, ...money, salesSummary: { ...summary, balance: 0, recentSales: [] } },
    })),
  );
  renderScreen(<SalesSummaryPage />, { path: '/workspace/sales/summary' });
  expect(await screen.findByRole('heading', { name: 'Your sales will appear here' })).toBeTruthy();
});

test('what comes to its end is told above the sales, and the balance leads to its withdrawal', async () => {
  playApi(
    answerTo(GetWorkspaceSalesSummary).with(() => ({
      viewer: { ...registered, ...money, amountToExpire: 3204, salesSummary: summary },
    })),
  );
  renderScreen(<SalesSummaryPage />, { path: '/workspace/sales/summary' });
  const way = await screen.findByRole('link', { name: 'Withdraw' });
  expect(way.getAttribute('href')).toBe('/workspace/sales/withdrawal');
  expect(screen.getByText(/^¥3,204 expires on/).textContent).toBe('¥3,204 expires on 2026年11月30日.');
});

describe('in Japanese', () => {
  const english = /[a-z]{3,} [a-z]{2,}/i;

  test('the summary counts in 件 and has no English sentence', async () => {
    await inLanguage('ja');
    playApi(
      answerTo(GetWorkspaceSalesSummary).with(() => ({
        viewer: { ...registered, ...money, amountToExpire: 3204, salesSummary: summary },
      })),
    );
    renderScreen(<SalesSummaryPage />, { path: '/workspace/sales/summary' });
    const expiring = await screen.findByText(/^に3,204円が失効します。$/);
    expect(expiring.textContent).toBe('2026年11月30日に3,204円が失効します。');
    expect(screen.getByText('購入369件、返金2件')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '2026年11月の作品別売上' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '12か月の月別売上。最も多い月は2026年11月、11,000円' })).toBeTruthy();
    expect(document.title).toBe('売上 | Komawari');
    expect(document.body.textContent).not.toMatch(english);
  });

  test('a month says its rules and what is disputed', async () => {
    await inLanguage('ja');
    showMonth({ ...month, hasEnded: false, statementUrl: null, disputedCount: 1, disputedAmount: 109 });
    const rules = await screen.findByText(/^明細書は/);
    expect(rules.textContent).toContain('明細書は2026年11月1日にできます。');
    expect(screen.getByText('369件（返金2件を除く）')).toBeTruthy();
    expect(screen.getByText(/^1件の販売に/).parentElement?.textContent).toContain('受取額109円は');
    expect(document.title).toBe('2026年10月の売上 | Komawari');
    expect(document.body.textContent).not.toMatch(english);
  });
});
