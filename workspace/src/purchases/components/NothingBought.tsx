import { ButtonLink, EmptyState } from '@komawari/ui/components';
import { useFeature } from '../../shared/useFeature.ts';

/** Nothing was bought, in the words that fit: where nothing is sold yet, nobody is invited to buy. */
export function NothingBought() {
  const isSelling = useFeature('sales');
  if (isSelling === undefined) return null;
  return (
    <EmptyState
      heading="h2"
      title={isSelling ? 'Nothing bought yet' : 'Everything here is free'}
      action={<ButtonLink href="/new_works">See new works</ButtonLink>}
    >
      {isSelling
        ? 'An episode you buy is yours to read here again, on every device.'
        : 'Episodes are not sold on this site yet. Once they are, what you buy is yours to read here again.'}
    </EmptyState>
  );
}
