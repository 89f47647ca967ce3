import { getLanguage, textsOf } from '@komawari/ui/language';
import pricesTexts from '../messages/prices.js';

/** What a creator asked lately: `Your last three were ¥120.`, or each price where they differ. Empty where there was none. */
export function latestPricesInWords(prices: readonly number[]): string {
  const [first] = prices;
  if (first === undefined) return '';
  const words = prices.every((price) => price === first) ? [first] : prices;
  const { latest, latestPrice } = textsOf(pricesTexts).price;
  const list = new Intl.ListFormat(getLanguage()).format(words.map((price) => latestPrice({ price })));
  return latest({ count: prices.length, prices: list });
}
