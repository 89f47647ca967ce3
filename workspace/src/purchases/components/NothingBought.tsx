import { ButtonLink, EmptyState } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { CanBuyEpisodes } from '../operations/CanBuyEpisodes.ts';

/** Nothing was bought, in the words that fit: where nothing is sold, nobody is invited to buy. */
export function NothingBought({ of }: { of: 'shelf' | 'history' }) {
  // Operators open and close selling, which needs a restart; no page has to ask anew.
  const { data } = useQuery(CanBuyEpisodes, {}, { staleTime: 60_000 });
  if (data === undefined) return null;
  if (data.salesTerms == null)
    return (
      <EmptyState
        heading="h2"
        title="Everything here is free"
        action={<ButtonLink href="/new_works">See new works</ButtonLink>}
      >
        Episodes are not sold on this site yet. Once they are, what you buy is yours to read here again.
      </EmptyState>
    );
  if (of === 'history')
    return (
      <EmptyState heading="h2" title="No purchases">
        Receipts and refunds will stand here.
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title="Nothing bought yet"
      action={<ButtonLink href="/search?q=paid:">See what is on sale</ButtonLink>}
    >
      What you buy stays here, even if it is later unpublished.
    </EmptyState>
  );
}
