import { LoadMore } from '@komawari/ui/components';
import { refreshRelativeTimes } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { useEffect, useRef } from 'react';
import { getCreatorSiteWorks } from './getCreatorSiteWorks.ts';
import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import { useMore, type ListPage } from '../graphql/useMore.ts';
import workListsIslandTexts from '../messages/workListsIsland.js';
import { creatorPath, laterPath, tagPath } from '../paths.ts';
import { tag } from '../tags/tag.ts';
import { newWorks } from './newWorks.ts';
import { WorkCards } from '../works/WorkCards.tsx';
import { WorkRows } from '../works/WorkRows.tsx';

/** Which works are listed: all of them, those with a tag, or a creator's in the layout the creator chose. */
export type ListOfWorks =
  | { of: 'all' }
  | { of: 'tag'; title: string }
  | { of: 'creator'; screenName: string; layout: 'GRID' | 'LIST' };

interface Props {
  list: ListOfWorks;
  /** Where the page's own list ends. */
  after: string;
}

const anonymous = { anonymous: true };

async function loadWorks(
  list: ListOfWorks,
  after: string,
): Promise<ListPage<WorkCardFieldsFragment & { description?: string }>> {
  if (list.of === 'creator') {
    const { user } = await execute(getCreatorSiteWorks, { screenName: list.screenName, after }, anonymous);
    return user.site.works;
  }
  if (list.of === 'all') return (await execute(newWorks, { after }, anonymous)).newWorks;
  return (await execute(tag, { title: list.title, first: 100, after }, anonymous)).tag.works;
}

function pathOf(list: ListOfWorks): string {
  if (list.of === 'creator') return creatorPath(list.screenName, 'manga');
  return list.of === 'all' ? sitePath('/new_works') : tagPath(list.title);
}

/** Goes on with a list of works where the page stops, a hundred at a press; without a script on a page of its own. */
export function MoreWorks({ list, after }: Props) {
  const { items, cursor, isLoading, loadMore } = useMore(after, (cursor) => loadWorks(list, cursor));
  const { more } = useTexts(workListsIslandTexts);
  const element = useRef<HTMLUListElement>(null);
  const isInRows = list.of === 'creator' && list.layout === 'LIST';
  const cards = list.of === 'creator' ? 'cards cards--4 more' : 'cards more';

  useEffect(function writeRelativeTimes() {
    if (element.current) refreshRelativeTimes(element.current);
  });

  return (
    <>
      <ul className={isInRows ? 'clist' : cards} ref={element} hidden={items.length === 0}>
        {isInRows ? (
          <WorkRows works={items} />
        ) : list.of === 'creator' ? (
          <WorkCards works={items} line="length" perRow={4} />
        ) : (
          <WorkCards works={items} date={list.of === 'all' ? 'firstPublishedAt' : 'lastUpdatedAt'} />
        )}
      </ul>
      {cursor === null ? null : (
        <LoadMore noun={more.works()} href={laterPath(pathOf(list), cursor)} busy={isLoading} onMore={loadMore} />
      )}
    </>
  );
}
