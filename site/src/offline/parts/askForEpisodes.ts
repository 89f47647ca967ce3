import { execute } from '@komawari/ui/graphql';
import { formatEpisodeHeading } from '@komawari/ui/format';
import type { KeptEpisode } from '@komawari/ui/kept/keptRows.ts';
import { getKeptEpisodes } from './keptOperations.ts';

/** What the server says of an episode that may be kept, in the words of a row, with the picture that stands for it. */
export type AllowedEpisode = Pick<
  KeptEpisode,
  'id' | 'workId' | 'heading' | 'workTitle' | 'language' | 'creator' | 'pageCount' | 'stamp' | 'standing'
> & { coverUrl: string | null };

/** Of these episodes the ones this viewer may read and whose creator they do not block, by id. Rejects without a line. */
export async function askForEpisodes(ids: readonly string[]): Promise<Map<string, AllowedEpisode>> {
  const { statistics } = await execute(getKeptEpisodes, { ids: [...ids] });
  const allowed = statistics.episodes.filter(
    ({ pages, work }) => pages.viewableCount > 0 && !work.user.viewerIsBlocking,
  );
  return new Map(
    allowed.map((episode) => {
      const { id, work, pages, likeCount, viewerCanLike, viewerLikeCount } = episode;
      const standing = {
        likeCount,
        viewerCanLike,
        viewerLikeCount,
        hasBookmarked: work.viewerHasBookmarked,
        canBookmark: work.canBookmark,
      };
      const row = {
        id,
        workId: work.id,
        heading: formatEpisodeHeading(episode),
        workTitle: work.title,
        language: work.language,
        creator: work.user.displayName,
        pageCount: pages.viewableCount,
        stamp: `${episode.revision}.${work.revision}`,
        standing,
        coverUrl: (work.coverImage ?? episode.thumbnailImage)?.url ?? null,
      };
      return [id, row];
    }),
  );
}
