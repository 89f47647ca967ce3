import type { SealKind } from '@komawari/ui/components';
import type { WorkCardFieldsFragment } from '../gql/graphql.ts';

export type SealedWork = Pick<WorkCardFieldsFragment, 'isCompleted' | 'isOneShot' | 'rating' | 'onHiatus'>;

/** What the marks on a work's cover say, whenever the page is read. */
export function sealsOf({ isCompleted, isOneShot, rating, onHiatus }: SealedWork): SealKind[] {
  const state: SealKind | null = isOneShot ? 'ONE_SHOT' : isCompleted ? 'COMPLETED' : onHiatus ? 'HIATUS' : null;
  return [...(rating === 'MATURE' ? ['MATURE' as const] : []), ...(state ? [state] : [])];
}
