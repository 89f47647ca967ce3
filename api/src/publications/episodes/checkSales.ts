import { priceLimits } from '../../money/fees/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said, type Said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { limits } from './limits.ts';
import type { EpisodeRecord, EpisodeStatus } from './store/episodes.ts';

/** What a creator enters about the price of an episode; absent fields stay. */
export interface SalesInput {
  price: number;
  pagesChargedFrom?: number | null | undefined;
  salesAppeal?: string | null | undefined;
}

/** What is written of it; nothing in it when all stays. */
export type SalesColumns = Partial<Pick<EpisodeRecord, 'price' | 'pagesChargedFrom' | 'salesAppeal'>>;

/** What a price is checked against: the episode as it stands (null for a new one), as it will be, and the input object. */
export interface SalesAsked {
  current: EpisodeRecord | null;
  status: EpisodeStatus;
  pageCount: number;
  path: string;
  /** Absent where the price stays. */
  isSelling?: boolean;
}

type Refuse = (field: string, code: string, words: Said) => void;

/** Checks what an episode costs, and from which page on. Null makes it free; absent, its price has to fit what else changes. */
export function checkSales(
  input: SalesInput | null | undefined,
  { current, status, pageCount, path, isSelling = false }: SalesAsked,
  found: Problem[],
): SalesColumns {
  const refuse: Refuse = (field, code, words) => found.push(problem([path, 'salesInfo', field], code, words));
  const before = current?.price ?? null;
  const price = input === undefined ? before : (input?.price ?? null);
  if (price !== before) checkMayChange(price, { current, isSelling }, refuse);
  if (price === null) return before === null ? {} : { price: null, pagesChargedFrom: null };
  if (input) checkPrice(price, refuse);
  const pagesChargedFrom = input?.pagesChargedFrom ?? current?.pagesChargedFrom ?? 0;
  checkFirstPaidPage(pagesChargedFrom, pageCount, refuse);
  if (status === 'FAN_ONLY')
    found.push(
      problem(
        input ? [path, 'salesInfo', 'price'] : [path, 'status'],
        'PAID_AND_FAN_ONLY',
        said(publicationsErrors, (t) => t.episodes.paidAndFanOnly()),
      ),
    );
  const appeal = input?.salesAppeal ?? current?.salesAppeal ?? '';
  const salesAppeal = checkText(
    appeal,
    {
      path: [path, 'salesInfo', 'salesAppeal'],
      label: said(publicationsErrors, (t) => t.episodes.appealLabel()),
      ...limits.salesAppeal,
    },
    found,
  );
  return { price, pagesChargedFrom, salesAppeal };
}

/** A new price needs somebody who takes the money; what operators suspended stays as it is. */
function checkMayChange(
  price: number | null,
  { current, isSelling }: { current: EpisodeRecord | null; isSelling: boolean },
  refuse: Refuse,
): void {
  if (price !== null && !isSelling)
    refuse(
      'price',
      'SELLING_CLOSED',
      said(publicationsErrors, (t) => t.episodes.notSelling()),
    );
  if (current?.status === 'SUSPENDED')
    refuse(
      'price',
      'SUSPENDED',
      said(publicationsErrors, (t) => t.episodes.priceWhileSuspended()),
    );
}

function checkPrice(price: number, refuse: Refuse): void {
  const { min, max } = priceLimits;
  if (price < min)
    refuse(
      'price',
      'TOO_LOW',
      said(publicationsErrors, (t) => t.episodes.priceTooLow({ least: min })),
    );
  else if (price > max)
    refuse(
      'price',
      'TOO_HIGH',
      said(publicationsErrors, (t) => t.episodes.priceTooHigh({ most: max })),
    );
  else if (!Number.isInteger(price)) {
    const below = Math.floor(price);
    refuse(
      'price',
      'NOT_WHOLE',
      said(publicationsErrors, (t) => t.episodes.priceNotWhole({ below: String(below), above: String(below + 1) })),
    );
  }
}

/** An episode that is for sale has a page that is paid for. A draft without pages gets them later. */
function checkFirstPaidPage(pagesChargedFrom: number, pageCount: number, refuse: Refuse): void {
  if (pagesChargedFrom < 0)
    refuse(
      'pagesChargedFrom',
      'TOO_LOW',
      said(publicationsErrors, (t) => t.episodes.paidPageTooLow()),
    );
  if (pageCount === 0 || pagesChargedFrom < pageCount) return;
  refuse(
    'pagesChargedFrom',
    'BEYOND_THE_LAST_PAGE',
    said(publicationsErrors, (t) => t.episodes.paidPageBeyond({ asked: pagesChargedFrom + 1, pages: pageCount })),
  );
}
