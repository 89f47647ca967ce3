import { formatYen } from '@komawari/ui/format';

const howMany = ['', 'one', 'two', 'three'];

/** What a creator asked lately: `Your last three were ¥120.`, or each price where they differ. Empty where there was none. */
export function latestPricesInWords(prices: readonly number[]): string {
  const [first] = prices;
  if (first === undefined) return '';
  const words = prices.every((price) => price === first) ? [first] : prices;
  const list = new Intl.ListFormat('en').format(words.map(formatYen));
  return `Your last ${howMany[prices.length] ?? prices.length} ${prices.length === 1 ? 'was' : 'were'} ${list}.`;
}
