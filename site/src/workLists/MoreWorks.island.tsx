import { LoadMore } from '@komawari/ui/components';
import { refreshRelativeTimes } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { useEffect, useRef, type ReactNode } from 'react';
import { describeLength } from '../counts/describeLength.ts';
import { getCreatorSiteWorks } from './getCreatorSiteWorks.ts';
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

/** Goes on with a list of works where the page stops, a hundred at a press; without a script on a page of its own. */
export function MoreWorks({ list, after }: Props) {
  if (list.of === 'creator') return <MoreOfCreator {...list} after={after} />;
  if (list.of === 'tag')
    return (
      <More
        after={after}
        href={tagPath(list.title)}
        load={async (cursor) =>
          (await execute(tag, { title: list.title, first: 100, after: cursor }, anonymous)).tag.works
        }
        draw={(works) => <WorkCards works={works} instantOf={(work) => work.lastUpdatedAt} />}
      />
    );
  return (
    <More
      after={after}
      href={sitePath('/new_works')}
      load={async (cursor) => (await execute(newWorks, { after: cursor }, anonymous)).newWorks}
      draw={(works) => <WorkCards works={works} instantOf={(work) => work.firstPublishedAt} />}
    />
  );
}

function MoreOfCreator({ screenName, layout, after }: Extract<ListOfWorks, { of: 'creator' }> & { after: string }) {
  const isInRows = layout === 'LIST';
  return (
    <More
      after={after}
      href={creatorPath(screenName, 'manga')}
      className={isInRows ? 'clist' : 'cards cards--4 more'}
      load={async (cursor) =>
        (await execute(getCreatorSiteWorks, { screenName, after: cursor }, anonymous)).user.site.works
      }
      draw={(works) =>
        isInRows ? <WorkRows works={works} /> : <WorkCards works={works} lineOf={describeLength} perRow={4} />
      }
    />
  );
}

interface MoreProps<Work> {
  after: string;
  /** The page whose list goes on. */
  href: string;
  load: (cursor: string) => Promise<ListPage<Work>>;
  draw: (works: readonly Work[]) => ReactNode;
  className?: string;
}

function More<Work>({ after, href, load, draw, className = 'cards more' }: MoreProps<Work>) {
  const { items, cursor, isLoading, loadMore } = useMore(after, load);
  const { more } = useTexts(workListsIslandTexts);
  const element = useRef<HTMLUListElement>(null);

  useEffect(function writeRelativeTimes() {
    if (element.current) refreshRelativeTimes(element.current);
  });

  return (
    <>
      <ul className={className} ref={element} hidden={items.length === 0}>
        {draw(items)}
      </ul>
      {cursor === null ? null : (
        <LoadMore noun={more.works()} href={laterPath(href, cursor)} busy={isLoading} onMore={loadMore} />
      )}
    </>
  );
}
