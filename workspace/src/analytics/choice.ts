import { FEWEST_READERS, FEWEST_WORKS } from '@komawari/ui/readerFigures';
import type { AnalyticsRange, CompareTargetFieldsFragment } from '../gql/graphql.ts';

/** What a person chose to see; it stands in the address. */
export interface Choice {
  range: AnalyticsRange;
  /** Id of a compare target; null: alone. */
  target: string | null;
  /** Id of the episode that is looked at page by page; null: the latest. */
  episodeId: string | null;
}

/** The name of "no comparison" in the address. */
export const ALONE = 'none';

/** Reads the choice from the address. What was never chosen is the first target that can be compared with. */
export function readChoice(address: URLSearchParams, targets: readonly CompareTargetFieldsFragment[]): Choice {
  const asked = address.get('compare');
  const known = targets.find(({ id }) => id === asked) ?? (asked === null ? targets.find(canCompare) : undefined);
  return {
    range: address.get('range') === '3days' ? 'FIRST_THREE_DAYS' : 'ALL_TIME',
    target: asked === ALONE ? null : (known?.id ?? null),
    episodeId: address.get('episode'),
  };
}

/** Whether a target has enough readers, or works, to be compared with. */
export const canCompare = ({ group, readerCount, workCount }: CompareTargetFieldsFragment): boolean =>
  group === 'OWN_WORK' ? (readerCount ?? 0) >= FEWEST_READERS : workCount >= FEWEST_WORKS;
