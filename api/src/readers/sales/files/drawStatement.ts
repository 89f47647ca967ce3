import { drawDocument } from '@komawari/storage/documents';
import { formatCount, formatYen } from '@komawari/ui/numbers';
import { nameOf } from '../months.ts';
import type { SalesSums } from '../store/sales.ts';
import { addUp, type MonthlySales } from '../sumUpSales.ts';

/** Whose statement it is. */
export interface StatementOwner {
  /** As the creator is called on the site. */
  name: string;
  accountId: string;
}

const cells = (name: string, { quantity, amount, platformFee, paymentFee, share }: SalesSums): string[] => [
  name,
  formatCount(quantity),
  formatYen(amount),
  formatYen(platformFee + paymentFee),
  formatYen(share),
];
const headOf = (first: string): string[] => [first, '販売数', '売上', '手数料', '受取額'];

const dayOf = (at: Date): string =>
  at.toLocaleDateString('ja-JP', { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long', day: 'numeric' });

function notesOf(sums: SalesSums): string[] {
  const back = `返金された${sums.refunded}件は、販売された月から除かれています。`;
  const disputed = `異議申し立て中の${sums.disputed}件（受取額 ${formatYen(sums.disputedShare)}）は、決着するまで含まれません。`;
  return [
    `手数料の内訳: プラットフォーム ${formatYen(sums.platformFee)}、決済 ${formatYen(sums.paymentFee)}`,
    '月は日本時間によります。価格は税込です。受取額は売上から手数料を引いた額です。',
    ...(sums.refunded > 0 ? [back] : []),
    ...(sums.disputed > 0 ? [disputed] : []),
    ...(sums.isTest ? ['テスト決済の売上を含みます。税務書類ではありません。'] : []),
  ];
}

interface Sheet {
  number: string;
  period: string;
  firstColumn: string;
  rows: string[][];
  sums: SalesSums;
}

const draw = (owner: StatementOwner, at: Date, { number, period, firstColumn, rows, sums }: Sheet): Promise<Buffer> =>
  drawDocument({
    title: '売上明細書',
    left: [`${owner.name} 様`, period],
    right: ['Komawari', number, `${dayOf(at)} 現在`],
    table: { head: headOf(firstColumn), rows, sums: cells('合計', sums) },
    notes: notesOf(sums),
    createdAt: at,
  });

/** Part of a statement's number that is one creator's. */
const partOf = ({ accountId }: StatementOwner): string => accountId.slice(1, 9);

/** The statement of a month as it stands at an instant: a row for each work. The same sums and instant are the same bytes. */
export const drawMonthlyStatement = (owner: StatementOwner, sales: MonthlySales, at: Date): Promise<Buffer> => {
  const { year, month } = sales.month;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return draw(owner, at, {
    number: `S-${nameOf(sales.month)}-${partOf(owner)}`,
    period: `${year}年${month}月1日〜${month}月${lastDay}日`,
    firstColumn: '作品',
    rows: sales.works.map((work) => cells(work.workTitle, work)),
    sums: sales,
  });
};

/** The statement of a year as it stands at an instant: a row for each month, January first. */
export const drawYearlyStatement = (
  owner: StatementOwner,
  year: number,
  months: readonly SalesSums[],
  at: Date,
): Promise<Buffer> =>
  draw(owner, at, {
    number: `S-${year}-${partOf(owner)}`,
    period: `${year}年1月1日〜12月31日`,
    firstColumn: '月',
    rows: months.map((sums, index) => cells(`${index + 1}月`, sums)),
    sums: addUp(months),
  });
