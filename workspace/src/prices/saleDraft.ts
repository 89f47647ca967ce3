import type { SalesInfoInput } from '../gql/graphql.ts';
import { readWhole } from './readWhole.ts';
import { saleProblems } from './saleProblems.ts';

/** Whether an episode is sold and on what terms, as a form holds it: numbers as they were typed. */
export interface SaleDraft {
  isForSale: boolean;
  price: string;
  /** Null until the creator chose one: it follows the number of pages. */
  firstPaidPage: string | null;
  /** The words above the price. */
  appeal: string;
}

/** What the server has of a sale. */
interface SavedSale {
  price: number;
  pagesChargedFrom: number;
  salesAppeal: string;
}

export const notForSale: SaleDraft = { isForSale: false, price: '', firstPaidPage: null, appeal: '' };

/** The form of a sale from the server. A price that was set before there were pages says nothing of them. */
export function saleDraftOf(saved: SavedSale | null | undefined, pageCount: number): SaleDraft {
  if (!saved) return notForSale;
  const { price, pagesChargedFrom, salesAppeal } = saved;
  return {
    isForSale: true,
    price: String(price),
    firstPaidPage: pageCount > 0 ? String(pagesChargedFrom + 1) : null,
    appeal: salesAppeal,
  };
}

/** What stands in the field of the first paid page: a third of the pages is free until the creator chooses. */
export const shownFirstPaidPage = ({ firstPaidPage }: SaleDraft, pageCount: number): string =>
  firstPaidPage ?? String(Math.floor(pageCount / 3) + 1);

/** Where the marker stands: the page of the field, or the nearest there is. */
export function markedPage(sale: SaleDraft, pageCount: number): number {
  const page = readWhole(shownFirstPaidPage(sale, pageCount)) ?? 1;
  return Math.max(1, Math.min(page, pageCount));
}

/**
 * The sale as the API takes it; null makes the episode free. Undefined leaves what the server has: while something is wrong
 * with the sale, or while the first paid page is on its way. `sentPages` is how many pages go with it.
 */
export function salesInputOf(sale: SaleDraft, pageCount: number, sentPages: number): SalesInfoInput | null | undefined {
  if (!sale.isForSale) return null;
  const price = readWhole(sale.price);
  const problems = saleProblems(sale, pageCount);
  if (price === null || problems.price || problems.firstPaidPage || problems.appeal) return undefined;
  const salesAppeal = sale.appeal.trim();
  if (pageCount === 0) return { price, salesAppeal };
  const pagesChargedFrom = markedPage(sale, pageCount) - 1;
  return pagesChargedFrom < sentPages ? { price, pagesChargedFrom, salesAppeal } : undefined;
}
