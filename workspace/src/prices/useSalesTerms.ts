import { useQuery } from '@komawari/ui/graphql/react';
import { GetSalesTerms } from './operations/GetSalesTerms.ts';

/** On what terms this place sells; `salesTerms` is null where selling is closed. Rates are configuration: no form asks anew. */
export const useSalesTerms = () => useQuery(GetSalesTerms, {}, { staleTime: 60_000 });
