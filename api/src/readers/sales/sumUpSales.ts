import { nameOf, type Month } from './months.ts';
import type { SalesSums, SoldRow } from './store/sales.ts';

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

/** Adds sums up. */
export function addUp(parts: readonly SalesSums[]): SalesSums {
  const sumOf = (of: (one: SalesSums) => number): number => parts.reduce((sum, one) => sum + of(one), 0);
  return {
    quantity: sumOf((one) => one.quantity),
    amount: sumOf((one) => one.amount),
    platformFee: sumOf((one) => one.platformFee),
    paymentFee: sumOf((one) => one.paymentFee),
    share: sumOf((one) => one.share),
    clearing: sumOf((one) => one.clearing),
    refunded: sumOf((one) => one.refunded),
    disputed: sumOf((one) => one.disputed),
    disputedShare: sumOf((one) => one.disputedShare),
    isTest: parts.some((one) => one.isTest),
  };
}

function sumUpWork(month: Month, workKey: string, rows: readonly SoldRow[]): WorkSales {
  const [first] = rows;
  return {
    ...addUp(rows),
    id: `${nameOf(month)}-${workKey}`,
    month,
    workKey,
    workId: first?.workId ?? null,
    workTitle: first?.workTitle ?? '',
    // Of what all went back nothing was sold.
    episodes: rows
      .filter(({ quantity }) => quantity > 0)
      .map((row) => ({
        ...addUp([row]),
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
    ...addUp(rows),
    id: `${nameOf(month)}-${sellerId}`,
    month,
    sellerId,
    works: works.filter(({ quantity }) => quantity > 0).toSorted((one, other) => other.amount - one.amount),
  };
}
