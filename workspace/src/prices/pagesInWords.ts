import { textsOf } from '@komawari/ui/language';
import pricesTexts from '../messages/prices.js';

/** "8 free, 16 paid" */
export function freeAndPaid(firstPaid: number, pageCount: number): string {
  return textsOf(pricesTexts).firstPaid.freeAndPaid({ free: firstPaid - 1, paid: pageCount - firstPaid + 1 });
}

/** What leaves the server for somebody who has not bought the episode. */
export function whatGuestsGet(firstPaid: number): string {
  return textsOf(pricesTexts).firstPaid.guests({ free: firstPaid - 1, page: firstPaid });
}
