import { formatCount, formatYen } from '@komawari/ui/numbers';
import { priceLimits } from '../../money/fees/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
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

type Refuse = (field: string, code: string, words: string, wordsJa: string) => void;

/** Checks what an episode costs, and from which page on. Null makes it free; absent, its price has to fit what else changes. */
export function checkSales(
  input: SalesInput | null | undefined,
  { current, status, pageCount, path, isSelling = false }: SalesAsked,
  found: Problem[],
): SalesColumns {
  const refuse: Refuse = (field, code, words, wordsJa) =>
    found.push(problem([path, 'salesInfo', field], code, words, wordsJa));
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
        'An episode is either for fans or for sale. Make it public, or take the price away.',
        'ファン限定と有料は同時に設定できません。',
      ),
    );
  const appeal = input?.salesAppeal ?? current?.salesAppeal ?? '';
  const salesAppeal = checkText(
    appeal,
    { path: [path, 'salesInfo', 'salesAppeal'], label: 'appeal', labelJa: 'アピール文', ...limits.salesAppeal },
    found,
  );
  return { price, pagesChargedFrom, salesAppeal };
}

/** A new price needs somebody who takes the money; what staff took down stays as it is. */
function checkMayChange(
  price: number | null,
  { current, isSelling }: { current: EpisodeRecord | null; isSelling: boolean },
  refuse: Refuse,
): void {
  if (price !== null && !isSelling)
    refuse(
      'price',
      'SELLING_CLOSED',
      'Episodes are not sold here at present. Save without a price.',
      'ただいま有料の話は公開できません。',
    );
  if (current?.status === 'SUSPENDED')
    refuse(
      'price',
      'SUSPENDED',
      'This episode was taken down. Its price can change once it is back.',
      '公開停止中のため価格を変更できません。',
    );
}

function checkPrice(price: number, refuse: Refuse): void {
  const { min, max } = priceLimits;
  if (price < min)
    refuse('price', 'TOO_LOW', `The lowest price is ${formatYen(min)}.`, `価格は${formatCount(min)}円からです。`);
  else if (price > max)
    refuse('price', 'TOO_HIGH', `The highest price is ${formatYen(max)}.`, `価格は${formatCount(max)}円までです。`);
  else if (!Number.isInteger(price)) {
    const below = Math.floor(price);
    refuse(
      'price',
      'NOT_WHOLE',
      `Whole yen only. Try ${below} or ${below + 1}.`,
      `1円単位で入力してください（例：${below}、${below + 1}）。`,
    );
  }
}

/** An episode that is for sale has a page that is paid for. A draft without pages gets them later. */
function checkFirstPaidPage(pagesChargedFrom: number, pageCount: number, refuse: Refuse): void {
  if (pagesChargedFrom < 0)
    refuse('pagesChargedFrom', 'TOO_LOW', 'The first paid page is page 1 or later.', '有料ページは1ページ目からです。');
  if (pageCount === 0 || pagesChargedFrom < pageCount) return;
  const [pages, asked] = [pageCount === 1 ? '1 page' : `${pageCount} pages`, pagesChargedFrom + 1];
  refuse(
    'pagesChargedFrom',
    'BEYOND_THE_LAST_PAGE',
    `The first paid page would be page ${asked}, and the episode has ${pages}. Choose an earlier one.`,
    `有料ページは${asked}ページ目からですが、${pageCount}ページしかありません。`,
  );
}
