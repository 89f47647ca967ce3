import { countCharacters, formatYen } from '@komawari/ui/format';
import { limits } from '@komawari/ui/limits';
import { priceLimits } from '@komawari/ui/salePrice';
import { readNumber, readWhole } from './readWhole.ts';
import type { SaleDraft } from './saleDraft.ts';

export interface SaleProblems {
  price: string | undefined;
  firstPaidPage: string | undefined;
  appeal: string | undefined;
}

/** What is wrong with a price as it was typed. */
export function priceProblem(text: string): string | undefined {
  const { min, max } = priceLimits;
  if (text.trim() === '') return `Write a price from ${formatYen(min)} to ${formatYen(max)}.`;
  const price = readNumber(text);
  if (price === null) return 'Write the price in figures. Try 500.';
  if (price < min) return `The lowest price is ${formatYen(min)}.`;
  if (price > max) return `The highest price is ${formatYen(max)}.`;
  const below = Math.floor(price);
  return price === below ? undefined : `Whole yen only. Try ${below} or ${below + 1}.`;
}

/** What is wrong with a first paid page as it was typed. Before there are pages, nothing is. */
export function firstPaidPageProblem(text: string | null, pageCount: number): string | undefined {
  if (text === null || pageCount === 0) return undefined;
  const page = readWhole(text);
  if (page !== null && page >= 1 && page <= pageCount) return undefined;
  return pageCount === 1 ? 'There is 1 page. Choose 1.' : `There are ${pageCount} pages. Choose 1 to ${pageCount}.`;
}

/** What is wrong with the sale of an episode; nothing while it is not sold. */
export function saleProblems(sale: SaleDraft, pageCount: number): SaleProblems {
  if (!sale.isForSale) return { price: undefined, firstPaidPage: undefined, appeal: undefined };
  const over = countCharacters(sale.appeal) - limits.salesAppeal.max;
  return {
    price: priceProblem(sale.price),
    firstPaidPage: firstPaidPageProblem(sale.firstPaidPage, pageCount),
    appeal: over > 0 ? `${over} over the limit of ${limits.salesAppeal.max}. Shorten it.` : undefined,
  };
}
