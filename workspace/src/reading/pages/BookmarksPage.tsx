import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import readingTexts from '../../messages/reading.js';
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

/** Works the reader bookmarked; the address holds their order (`sort`) and the words looked for (`title`). */
export function BookmarksPage({ notice }: { notice?: ReactNode }) {
  const { bookmarks: texts } = useTexts(readingTexts);
  const [address, change] = useListAddress();
  const title = address.get('title') ?? '';
  const sort = address.get('sort') === 'added' ? 'ADDED' : 'UPDATED';
  const list = usePages(GetBookmarkedWorks, WORKS_PER_PAGE, ({ viewer }) => viewer.bookmarkedWorks, { sort, title });
  return (
    <div className="stack">
      <title>{`${texts.title()} | Komawari`}</title>
      <h1>{texts.title()}</h1>
      {notice}
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(works) =>
          works.length === 0 && title === '' ? (
            <NoBookmarks />
          ) : (
            <div className="stack">
              <ListTools
                find={texts.find()}
                words={title}
                sort={sort}
                sorts={[
                  { value: 'UPDATED', label: texts.byUpdate() },
                  { value: 'ADDED', label: texts.byAddition() },
                ]}
                onWords={(words) => change('title', words)}
                onSort={(value) => change('sort', value === 'ADDED' ? 'added' : '')}
              />
              {works.length === 0 ? (
                <NoneFound text={title} onForget={() => change('title', '')}>
                  {texts.onlyTitles()}
                </NoneFound>
              ) : (
                <ul className="box works">
                  {works.map((work) => (
                    <BookmarkLine key={work.id} work={work} />
                  ))}
                </ul>
              )}
              <ListEnd noun={texts.works()} list={list} />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

function NoBookmarks() {
  const { bookmarks: texts, history } = useTexts(readingTexts);
  return (
    <EmptyState
      heading="h2"
      title={texts.none()}
      action={<ButtonLink href="/new_works">{history.newWorks()}</ButtonLink>}
    >
      {texts.noneLead()}
    </EmptyState>
  );
}
