import { ButtonLink, EmptyState, EpisodeRow, LoadMore, Skeleton } from '@komawari/ui/components';
import { formatEpisodeLabel, formatPlaceBesideLabel, formatRelative } from '@komawari/ui/format';
import { useQuery } from '@komawari/ui/graphql/react';
import { listPlaces } from '@komawari/ui/reader/places.ts';
import { useState } from 'react';
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
  const [places, setPlaces] = useState(readPlaces);
  const [count, setCount] = useState(STEP);
  const shown = places.slice(0, count);
  return (
    <div className="stack">
      <title>History | Komawari</title>
      <h1>History</h1>
      <GuestNotice to={paths.readingHistories}>
        This history lives on this device. With an account it follows you.
      </GuestNotice>
      {places.length === 0 ? (
        <NothingRead />
      ) : (
        <>
          <ClearHistory onCleared={() => setPlaces([])} />
          <LocalHistory places={shown} />
        </>
      )}
      {places.length > count ? (
        <LoadMore count={Math.min(STEP, places.length - count)} noun="episodes" onMore={() => setCount(count + STEP)} />
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
  return (
    <EmptyState heading="h2" title="Nothing read yet" action={<ButtonLink href="/new_works">See new works</ButtonLink>}>
      Every episode you open waits here, at the page you left.
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
                    thumbnail={episode.thumbnailImage ?? null}
                    status={isDone ? { kind: 'read' } : { kind: 'reading', page, pageCount: episode.pages.totalCount }}
                    meta={
                      <>
                        <span lang="ja">{episode.work.title}</span>
                        <span lang="ja">{episode.work.user.displayName}</span>
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
