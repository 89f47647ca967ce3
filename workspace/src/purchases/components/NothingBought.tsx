import { ButtonLink, EmptyState } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import purchasesTexts from '../../messages/purchases.js';
import { CanBuyEpisodes } from '../operations/CanBuyEpisodes.ts';

/** Nothing was bought, in the words that fit: where nothing is sold, nobody is invited to buy. */
export function NothingBought({ of }: { of: 'shelf' | 'history' }) {
  const { nothing } = useTexts(purchasesTexts);
  // Operators open and close selling, which needs a restart; no page has to ask anew.
  const { data } = useQuery(CanBuyEpisodes, {}, { staleTime: 60_000 });
  if (data === undefined) return null;
  if (data.salesTerms == null)
    return (
      <EmptyState
        heading="h2"
        title={nothing.freeTitle()}
        action={<ButtonLink href="/new_works">{nothing.newWorks()}</ButtonLink>}
      >
        {nothing.freeLead()}
      </EmptyState>
    );
  if (of === 'history')
    return (
      <EmptyState heading="h2" title={nothing.noPurchases()}>
        {nothing.receiptsHere()}
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title={nothing.title()}
      action={<ButtonLink href="/search?q=paid:">{nothing.onSale()}</ButtonLink>}
    >
      {nothing.lead()}
    </EmptyState>
  );
}
