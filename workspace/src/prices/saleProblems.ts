import { countCharacters } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import { priceLimits } from '@komawari/ui/salePrice';
import pricesTexts from '../messages/prices.js';
import { readNumber, readWhole } from './readWhole.ts';
import type { SaleDraft } from './saleDraft.ts';

export interface SaleProblems {
  price: string | undefined;
  firstPaidPage: string | undefined;
  appeal: string | undefined;
}

/** What is wrong with a price as it was typed. */
export function priceProblem(text: string): string | undefined {
  const { price: texts } = textsOf(pricesTexts);
  const { min, max } = priceLimits;
  if (text.trim() === '') return texts.missing({ min, max });
  const price = readNumber(text);
  if (price === null) return texts.noNumber();
  if (price < min) return texts.lowest({ min });
  if (price > max) return texts.highest({ max });
  const below = Math.floor(price);
  return price === below ? undefined : texts.wholeYen({ below: String(below), above: String(below + 1) });
}

/** What is wrong with a first paid page as it was typed. Before there are pages, nothing is. */
export function firstPaidPageProblem(text: string | null, pageCount: number): string | undefined {
  if (text === null || pageCount === 0) return undefined;
  const page = readWhole(text);
  if (page !== null && page >= 1 && page <= pageCount) return undefined;
  return textsOf(pricesTexts).firstPaid.outside({ count: pageCount });
}

/** What is wrong with the sale of an episode; nothing while it is not sold. */
export function saleProblems(sale: SaleDraft, pageCount: number): SaleProblems {
  if (!sale.isForSale) return { price: undefined, firstPaidPage: undefined, appeal: undefined };
  const { max } = limits.salesAppeal;
  const over = countCharacters(sale.appeal) - max;
  return {
    price: priceProblem(sale.price),
    firstPaidPage: firstPaidPageProblem(sale.firstPaidPage, pageCount),
    appeal: over > 0 ? textsOf(pricesTexts).price.appealOver({ over: String(over), max: String(max) }) : undefined,
  };
}
