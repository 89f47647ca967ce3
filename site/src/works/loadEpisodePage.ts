import type { GetWorkDetailAndEpisodesQuery } from '../gql/graphql.ts';
import type { Execute } from '../graphql/execute.ts';
import { getWorkDetailAndEpisodes } from './getWorkDetailAndEpisodes.ts';

/**
 * A work with one page of its list from the first episode on, or null past its end. Cursors lead from page to page, so
 * page n costs n queries; only pages that somebody opens are drawn.
 */
export async function loadEpisodePage(
  execute: Execute,
  id: string,
  page: number,
): Promise<GetWorkDetailAndEpisodesQuery['work'] | null> {
  let after: string | null | undefined = null;
  for (let number = 1; ; number += 1) {
    const { work } = (await execute(getWorkDetailAndEpisodes, { id, after })) as GetWorkDetailAndEpisodesQuery;
    if (number === page) return work;
    if (!work.episodes.pageInfo.hasNextPage) return null;
    after = work.episodes.pageInfo.endCursor;
  }
}
