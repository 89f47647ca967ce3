import { EpisodeCard, LoadMore, MetaCount, RelativeTime } from '@komawari/ui/components';
import { formatEpisodeHeading, refreshRelativeTimes } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { Icon } from '@komawari/ui/icons';
import { useEffect, useRef } from 'react';
import type { EpisodeCardFieldsFragment, GetCreatorSiteTimelineQuery } from '../gql/graphql.ts';
import { useMore } from '../graphql/useMore.ts';
import { creatorPath, episodePath, laterPath } from '../paths.ts';
import { getCreatorSiteTimeline } from './getCreatorSiteTimeline.ts';
import { TimelineIllustration } from './TimelineIllustration.tsx';

interface Props {
  screenName: string;
  /** Where the page's own list ends. */
  after: string;
}

type Item = GetCreatorSiteTimelineQuery['user']['site']['timeline']['edges'][number]['node'];

/** Goes on with a creator's timeline where the page stops; without a script on a page of its own. */
export function MoreTimeline({ screenName, after }: Props) {
  const { items, cursor, isLoading, loadMore } = useMore<Item>(after, async (cursor) => {
    const { user } = await execute(getCreatorSiteTimeline, { screenName, after: cursor }, { anonymous: true });
    return user.site.timeline;
  });
  const list = useRef<HTMLUListElement>(null);

  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });

  return (
    <>
      <ul className="strip strip--3 more" ref={list} hidden={items.length === 0}>
        {items.map((item) => (
          <li key={item.id}>
            {'episode' in item ? (
              <TimelineEpisode episode={item.episode} />
            ) : (
              <TimelineIllustration illustration={item.illustration} at={item.occurredAt} />
            )}
          </li>
        ))}
      </ul>
      {cursor === null ? null : (
        <LoadMore
          noun="of the timeline"
          href={laterPath(creatorPath(screenName), cursor)}
          busy={isLoading}
          onMore={loadMore}
        />
      )}
    </>
  );
}

function TimelineEpisode({ episode }: { episode: EpisodeCardFieldsFragment }) {
  return (
    <EpisodeCard
      href={episodePath(episode.id)}
      heading={formatEpisodeHeading(episode)}
      thumbnail={episode.thumbnailImage ?? null}
      by={episode.work.title}
      {...(episode.status === 'FAN_ONLY' ? { standing: { kind: 'fansOnly' as const } } : {})}
      meta={
        <>
          {episode.publishedAt ? (
            <span>
              <Icon name="clock" />
              <RelativeTime at={episode.publishedAt} />
            </span>
          ) : null}
          <MetaCount icon="heart" count={episode.likeCount} word="likes" />
          <MetaCount icon="chat" count={episode.statistic.commentCount} word="comments" />
        </>
      }
    />
  );
}
