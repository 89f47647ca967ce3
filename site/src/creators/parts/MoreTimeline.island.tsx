import { LoadMore } from '@komawari/ui/components';
import { refreshRelativeTimes } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef } from 'react';
import { useMore } from '../../graphql/useMore.ts';
import creatorsIslandTexts from '../../messages/creatorsIsland.js';
import { creatorPath, laterPath } from '../../paths.ts';
import { getCreatorSiteTimeline } from '../getCreatorSiteTimeline.ts';
import { TimelineItems, type TimelineItem } from './TimelineItems.tsx';

interface Props {
  screenName: string;
  /** Where the page's own list ends. */
  after: string;
}

/** Goes on with a creator's timeline where the page stops; without a script on a page of its own. */
export function MoreTimeline({ screenName, after }: Props) {
  const { timeline } = useTexts(creatorsIslandTexts);
  const { items, cursor, isLoading, loadMore } = useMore<TimelineItem>(after, async (cursor) => {
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
        <TimelineItems items={items} />
      </ul>
      {cursor === null ? null : (
        <LoadMore
          noun={timeline.noun()}
          href={laterPath(creatorPath(screenName), cursor)}
          busy={isLoading}
          onMore={loadMore}
        />
      )}
    </>
  );
}
