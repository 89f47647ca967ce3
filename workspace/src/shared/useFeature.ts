import { useQuery } from '@komawari/ui/graphql/react';
import { CheckCanShowFeature } from './operations/CheckCanShowFeature.ts';

/** Features that operators switch on step by step (`npm run admin feature`), each with what it changes here. */
export type Feature =
  /** Episodes are sold: empty shelves of purchases invite instead of saying that nothing is for sale. */
  'sales';

/** Whether the viewer gets a feature; undefined while unknown. */
export function useFeature(name: Feature): boolean | undefined {
  // Operators switch features, which takes effect within a minute; no page has to ask anew.
  return useQuery(CheckCanShowFeature, { name }, { staleTime: 60_000 }).data?.canShowFeature;
}
