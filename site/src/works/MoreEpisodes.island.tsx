import { Button, EpisodeRow, MetaCount, RelativeTime } from '@komawari/ui/components';
import { formatEpisodeLabel, formatPlaceBesideLabel, refreshRelativeTimes } from '@komawari/ui/format';
import { execute, flashError } from '@komawari/ui/graphql';
import { useEffect, useRef, useState } from 'react';
import type { EpisodeRowFieldsFragment } from '../gql/graphql.ts';
import { nodesOf } from '../graphql/nodesOf.ts';
import { episodePath } from '../paths.ts';
import { episodesPerPage } from './episodesPerPage.ts';
import { getWorkDetailAndEpisodes } from './getWorkDetailAndEpisodes.ts';

interface Props {
  workId: string;
  /** Where the page's own list, newest first, ends. */
  after: string;
  /** How many episodes it leaves out. */
  left: number;
}

/** Goes on with a work's episodes, newest first, where the page stops. */
export function MoreEpisodes({ workId, after, left }: Props) {
  const [episodes, setEpisodes] = useState<EpisodeRowFieldsFragment[]>([]);
  const [cursor, setCursor] = useState<string | null>(after);
  const [isLoading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });

  async function loadMore(): Promise<void> {
    if (cursor === null) return;
    setLoading(true);
    try {
      const variables = { id: workId, after: cursor, newestFirst: true };
      const { work } = await execute(getWorkDetailAndEpisodes, variables, { anonymous: true });
      setEpisodes((before) => [...before, ...nodesOf(work.episodes)]);
      setCursor(work.episodes.pageInfo.hasNextPage ? (work.episodes.pageInfo.endCursor ?? null) : null);
    } catch (error) {
      flashError(error);
    }
    setLoading(false);
  }

  return (
    <>
      <ul className="eplist" ref={list}>
        {episodes.map((episode) => (
          <li key={episode.id}>
            <EpisodeRow
              href={episodePath(episode.id)}
              place={formatPlaceBesideLabel(episode)}
              title={formatEpisodeLabel(episode)}
              thumbnail={episode.thumbnailImage ?? null}
              meta={
                <>
                  {episode.publishedAt ? <RelativeTime at={episode.publishedAt} /> : null}
                  <MetaCount icon="heart" count={episode.likeCount} word="likes" />
                  <MetaCount icon="chat" count={episode.statistic.commentCount} word="comments" />
                </>
              }
              {...(episode.status === 'FAN_ONLY' ? { standing: { kind: 'fansOnly' as const } } : {})}
            />
          </li>
        ))}
      </ul>
      {cursor === null ? null : (
        <div className="pager needs-script">
          <Button busy={isLoading} busyWord="Loading" onClick={() => void loadMore()}>
            Show {Math.min(left - episodes.length, episodesPerPage)} more episodes
          </Button>
        </div>
      )}
    </>
  );
}
