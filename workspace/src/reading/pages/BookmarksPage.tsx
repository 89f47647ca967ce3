import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import type { ReactNode } from 'react';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { ListTools } from '../../shared/components/ListTools.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NoneFound } from '../../shared/components/NoneFound.tsx';
import { useListAddress } from '../../shared/useListAddress.ts';
import { usePages } from '../../shared/usePages.ts';
import { BookmarkLine } from '../components/BookmarkLine.tsx';
import { GetBookmarkedWorks } from '../operations/GetBookmarkedWorks.ts';

/** Bookmarks a page of the list shows. */
const WORKS_PER_PAGE = 50;

const SORTS = [
  { value: 'UPDATED', label: 'Updated' },
  { value: 'ADDED', label: 'Added' },
] as const;

/** Works the reader bookmarked; the address holds their order (`sort`) and the words looked for (`title`). */
export function BookmarksPage({ notice }: { notice?: ReactNode }) {
  const [address, change] = useListAddress();
  const title = address.get('title') ?? '';
  const sort = address.get('sort') === 'added' ? 'ADDED' : 'UPDATED';
  const list = usePages(GetBookmarkedWorks, WORKS_PER_PAGE, ({ viewer }) => viewer.bookmarkedWorks, { sort, title });
  return (
    <>
      <title>Bookmarks | Komawari</title>
      <h1>Bookmarks</h1>
      {notice}
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(works) =>
          works.length === 0 && title === '' ? (
            <NoBookmarks />
          ) : (
            <div className="stack">
              <ListTools
                find="Find by title"
                words={title}
                sort={sort}
                sorts={SORTS}
                onWords={(words) => change('title', words)}
                onSort={(value) => change('sort', value === 'ADDED' ? 'added' : '')}
              />
              {works.length === 0 ? (
                <NoneFound text={title} onForget={() => change('title', '')}>
                  Only the titles of your bookmarks are searched.
                </NoneFound>
              ) : (
                <ul className="box works">
                  {works.map((work) => (
                    <BookmarkLine key={work.id} work={work} />
                  ))}
                </ul>
              )}
              <ListEnd noun="works" step={WORKS_PER_PAGE} list={list} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function NoBookmarks() {
  return (
    <EmptyState heading="h2" title="No bookmarks yet" action={<ButtonLink href="/new_works">See new works</ButtonLink>}>
      Bookmark a work and its new episodes gather here.
    </EmptyState>
  );
}
