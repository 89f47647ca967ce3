import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import pricesTexts from '../messages/prices.js';
import { registeredOf } from '../shared/registeredOf.ts';
import { latestPricesInWords } from './latestPricesInWords.ts';
import { GetSalesTerms } from './operations/GetSalesTerms.ts';

/** On what terms this place sells; `salesTerms` is null where selling is closed. Rates are configuration: no form asks anew. */
export const useSalesTerms = () => useQuery(GetSalesTerms, {}, { staleTime: 60_000 });

/** What stands below a field of a price: what the tax is, and what the creator asked lately. */
export function usePriceHint(): string {
  const { price } = useTexts(pricesTexts);
  const { data } = useSalesTerms();
  const prices = data ? registeredOf(data.viewer)?.latestPrices : undefined;
  return price.hint({ latest: latestPricesInWords(prices ?? []) }).trim();
}
