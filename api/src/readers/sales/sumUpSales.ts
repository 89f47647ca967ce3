import { nameOf, type Month } from './months.ts';
import type { SoldRow } from './store/sales.ts';

/** Sums in yen of sales that count; `amount = platformFee + paymentFee + share`, because it is so of each sale. */
export interface SalesSums {
  quantity: number;
  amount: number;
  platformFee: number;
  paymentFee: number;
  share: number;
  clearing: number;
  refunded: number;
  disputed: number;
  disputedShare: number;
  isTest: boolean;
}

/** What one episode sold at one price. */
export interface EpisodeSales extends SalesSums {
  id: string;
  episodeId: string | null;
  episodeTitle: string;
  price: number;
}

/** What one work sold in a month. */
export interface WorkSales extends SalesSums {
  id: string;
  month: Month;
  workKey: string;
  workId: string | null;
  workTitle: string;
  /** By what they sold at each price. */
  episodes: EpisodeSales[];
}

/** What a creator sold in a month. */
export interface MonthlySales extends SalesSums {
  id: string;
  month: Month;
  sellerId: string;
  works: WorkSales[];
}

const sumOf = (rows: readonly SoldRow[], of: (row: SoldRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const sums = (rows: readonly SoldRow[]): SalesSums => ({
  quantity: sumOf(rows, (row) => row.quantity),
  amount: sumOf(rows, (row) => row.amount),
  platformFee: sumOf(rows, (row) => row.platformFee),
  paymentFee: sumOf(rows, (row) => row.paymentFee),
  share: sumOf(rows, (row) => row.share),
  clearing: sumOf(rows, (row) => row.clearing),
  refunded: sumOf(rows, (row) => row.refunded),
  disputed: sumOf(rows, (row) => row.disputed),
  disputedShare: sumOf(rows, (row) => row.disputedShare),
  isTest: rows.some((row) => row.isTest),
});

function sumUpWork(month: Month, workKey: string, rows: readonly SoldRow[]): WorkSales {
  const [first] = rows;
  return {
    ...sums(rows),
    id: `${nameOf(month)}-${workKey}`,
    month,
    workKey,
    workId: first?.workId ?? null,
    workTitle: first?.workTitle ?? '',
    // Of what all went back nothing was sold.
    episodes: rows
      .filter(({ quantity }) => quantity > 0)
      .map((row) => ({
        ...sums([row]),
        id: `${nameOf(month)}-${row.episodeKey}-${row.price}`,
        episodeId: row.episodeId,
        episodeTitle: row.episodeTitle,
        price: row.price,
      })),
  };
}

/** Puts the rows of a month together: by work, the one that sold most first. */
export function sumUpSales(sellerId: string, month: Month, rows: readonly SoldRow[]): MonthlySales {
  const works = [...Map.groupBy(rows, ({ workKey }) => workKey)].map(([key, sold]) => sumUpWork(month, key, sold));
  return {
    ...sums(rows),
    id: `${nameOf(month)}-${sellerId}`,
    month,
    sellerId,
    works: works.filter(({ quantity }) => quantity > 0).toSorted((one, other) => other.amount - one.amount),
  };
}
