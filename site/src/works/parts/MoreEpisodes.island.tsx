import { Button, LoadMoreArea } from '@komawari/ui/components';
import { refreshRelativeTimes } from '@komawari/ui/format';
import { execute } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef } from 'react';
import type { EpisodeRowFieldsFragment } from '../../gql/graphql.ts';
import { useMore } from '../../graphql/useMore.ts';
import worksIslandTexts from '../../messages/worksIsland.js';
import { EpisodeRows } from './EpisodeRows.tsx';
import { episodesPerPage } from '../episodesPerPage.ts';
import { getWorkDetailAndEpisodes } from '../getWorkDetailAndEpisodes.ts';

interface Props {
  workId: string;
  /** The language of the titles. */
  lang: string;
  /** Where the page's own list, newest first, ends. */
  after: string;
  /** How many episodes it leaves out. */
  left: number;
}

/** Goes on with a work's episodes, newest first, where the page stops. */
export function MoreEpisodes({ workId, lang, after, left }: Props) {
  const {
    items: episodes,
    cursor,
    isLoading,
    loadMore,
  } = useMore<EpisodeRowFieldsFragment>(after, async (cursor) => {
    const variables = { id: workId, after: cursor, newestFirst: true };
    return (await execute(getWorkDetailAndEpisodes, variables, { anonymous: true })).work.episodes;
  });
  const { more } = useTexts(worksIslandTexts);
  const list = useRef<HTMLUListElement>(null);

  useEffect(function writeRelativeTimes() {
    if (list.current) refreshRelativeTimes(list.current);
  });

  return (
    <>
      <ul className="eplist" ref={list}>
        <EpisodeRows episodes={episodes} lang={lang} />
      </ul>
      {cursor === null ? null : (
        <LoadMoreArea className="needs-script">
          <Button busy={isLoading} busyWord={more.loading()} onClick={loadMore}>
            {more.show({ count: String(Math.min(left - episodes.length, episodesPerPage)) })}
          </Button>
        </LoadMoreArea>
      )}
    </>
  );
}
