import { ButtonLink, EmptyState, EpisodeRow, LoadMore, Skeleton } from '@komawari/ui/components';
import { formatEpisodeLabel, formatPlaceBesideLabel, formatRelative } from '@komawari/ui/format';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { listPlaces } from '@komawari/ui/reader/places.ts';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import readingTexts from '../../messages/reading.js';
import { KeptFocus } from '../../shared/components/KeptFocus.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { GetLocalReadingHistories } from '../operations/GetLocalReadingHistories.ts';
import { ClearHistory } from '../components/ClearHistory.tsx';
import { GuestNotice } from '../components/GuestNotice.tsx';

type LocalPlace = ReturnType<typeof listPlaces>[number];

/** Episodes shown at first and with each step more. */
const STEP = 50;

/** What a guest read: it lives on this device only. */
export function GuestReadingHistoriesPage() {
  const { history: texts } = useTexts(readingTexts);
  const [places, setPlaces] = useState(readPlaces);
  const [count, setCount] = useState(STEP);
  const shown = places.slice(0, count);
  return (
    <div className="stack">
      <title>{`${texts.title()} | Komawari`}</title>
      <h1>{texts.title()}</h1>
      <GuestNotice to={paths.readingHistories}>{texts.guest()}</GuestNotice>
      <KeptFocus of={places.length === 0 ? null : 'read'}>
        {places.length === 0 ? (
          <NothingRead />
        ) : (
          <div className="stack">
            <ClearHistory onCleared={() => setPlaces([])} />
            <LocalHistory places={shown} />
          </div>
        )}
      </KeptFocus>
      {places.length > count ? (
        <LoadMore
          count={Math.min(STEP, places.length - count)}
          noun={texts.episodes()}
          onMore={() => setCount(count + STEP)}
        />
      ) : null}
    </div>
  );
}

function readPlaces(): LocalPlace[] {
  try {
    return listPlaces(localStorage);
  } catch {
    // Site data is blocked: nothing was remembered.
    return [];
  }
}

function NothingRead() {
  const { history: texts } = useTexts(readingTexts);
  return (
    <EmptyState
      heading="h2"
      title={texts.nothing()}
      action={<ButtonLink href="/new_works">{texts.newWorks()}</ButtonLink>}
    >
      {texts.nothingLead()}
    </EmptyState>
  );
}

function LocalHistory({ places }: { places: readonly LocalPlace[] }) {
  const query = useQuery(
    GetLocalReadingHistories,
    { episodeIds: places.map((place) => place.episodeId) },
    { anonymous: true },
  );
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
      {({ statistics }) => {
        const episodes = new Map(statistics.episodes.map((episode) => [episode.id, episode]));
        return (
          <ul className="box list">
            {places.map(({ episodeId, page, done: isDone, at }) => {
              const episode = episodes.get(episodeId);
              if (!episode) return null;
              return (
                <li key={episodeId}>
                  <EpisodeRow
                    href={isDone ? `/episodes/${episodeId}` : `/episodes/${episodeId}?page=${page}`}
                    place={formatPlaceBesideLabel(episode)}
                    title={formatEpisodeLabel(episode)}
                    lang={episode.work.language}
                    thumbnail={episode.thumbnailImage ?? null}
                    status={isDone ? { kind: 'read' } : { kind: 'reading', page, pageCount: episode.pages.totalCount }}
                    meta={
                      <>
                        <span lang={episode.work.language}>{episode.work.title}</span>
                        <span lang={UNRECORDED_LANGUAGE}>{episode.work.user.displayName}</span>
                        <time dateTime={new Date(at).toISOString()} lang="ja">
                          {formatRelative(at)}
                        </time>
                      </>
                    }
                  />
                </li>
              );
            })}
          </ul>
        );
      }}
    </Loaded>
  );
}
