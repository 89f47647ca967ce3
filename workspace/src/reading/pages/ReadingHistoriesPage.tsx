import { ButtonLink, EmptyState, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import readingTexts from '../../messages/reading.js';
import { KeptFocus } from '../../shared/components/KeptFocus.tsx';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { usePages } from '../../shared/usePages.ts';
import type { GetReadingHistoriesQuery } from '../../gql/graphql.ts';
import { ClearHistory } from '../components/ClearHistory.tsx';
import { HistoryLines, type HistoryEntry } from '../components/HistoryLines.tsx';
import { GetReadingHistories } from '../operations/GetReadingHistories.ts';
import { registeredOf } from '../../shared/registeredOf.ts';

/** Episodes a page of the history shows. */
const EPISODES_PER_PAGE = 50;

type Read = Extract<
  GetReadingHistoriesQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['readingHistories']['edges'][number]['node'];

/** What a registered reader read, on every device. */
export function ReadingHistoriesPage() {
  const { history: texts } = useTexts(readingTexts);
  const list = usePages(
    GetReadingHistories,
    EPISODES_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.readingHistories ?? null,
  );
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <h1>{texts.title()}</h1>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={3} />}>
        {(read) => (
          <KeptFocus of={read.length === 0 ? null : 'read'}>
            {read.length === 0 ? (
              <EmptyState
                heading="h2"
                title={texts.nothing()}
                action={<ButtonLink href="/new_works">{texts.newWorks()}</ButtonLink>}
              >
                {texts.nothingLead()}
              </EmptyState>
            ) : (
              <>
                <ClearHistory />
                <HistoryLines entries={read.map(entryOf)} />
                <ListEnd noun={texts.episodes()} list={list} />
              </>
            )}
          </KeptFocus>
        )}
      </Loaded>
    </>
  );
}

function entryOf({ id, readAt, pageNumber, isCompleted, episode, work }: Read): HistoryEntry {
  return {
    id,
    readAt,
    pageNumber,
    isCompleted,
    pageCount: episode.pages.totalCount,
    episode: episode,
    thumbnail: episode.thumbnailImage ?? null,
    work: { title: work.title, language: work.language, creator: work.user.displayName },
  };
}
