import { ListedEpisode } from '../../episodes/ListedEpisode.tsx';
import type { GetCreatorSiteTimelineQuery } from '../../gql/graphql.ts';
import { TimelineIllustration } from './TimelineIllustration.tsx';

export type TimelineItem = GetCreatorSiteTimelineQuery['user']['site']['timeline']['edges'][number]['node'];

/** Episodes and illustrations as they came out: the items of a list. */
export function TimelineItems({ items }: { items: readonly TimelineItem[] }) {
  return items.map((item) =>
    'episode' in item ? (
      <ListedEpisode key={item.id} episode={item.episode} hasCreator={false} perRow={3} />
    ) : (
      <TimelineIllustration key={item.id} illustration={item.illustration} at={item.occurredAt} />
    ),
  );
}
