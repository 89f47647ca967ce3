import { EpisodeRow, RelativeTime, type EpisodeEndStatus } from '@komawari/ui/components';
import { formatEpisodeLabel, formatEpisodePlace, formatPlaceBesideLabel } from '@komawari/ui/format';
import { EpisodeFigures } from '../../counts/EpisodeFigures.tsx';
import type { EpisodeRowFieldsFragment } from '../../gql/graphql.ts';
import { episodePath } from '../../paths.ts';

/** The episodes of a work as rows; a script writes beside each how far somebody read. */
export function EpisodeRows({ episodes, lang }: { episodes: readonly EpisodeRowFieldsFragment[]; lang: string }) {
  return episodes.map((episode) => (
    <EpisodeRow
      as="li"
      key={episode.id}
      data-episode={episode.id}
      data-place={formatEpisodePlace(episode)}
      lang={lang}
      href={episodePath(episode.id)}
      place={formatPlaceBesideLabel(episode)}
      title={formatEpisodeLabel(episode)}
      thumbnail={episode.thumbnailImage ?? null}
      sizes="(min-width: 600px) 120px, 96px"
      meta={
        <>
          {episode.publishedAt ? (
            <span>
              <RelativeTime at={episode.publishedAt} />
            </span>
          ) : null}
          <EpisodeFigures episode={episode} />
        </>
      }
      {...markOf(episode)}
    />
  ));
}

/** What one has to know before opening it: for fans, or for sale. */
function markOf({ status, salesInfo }: EpisodeRowFieldsFragment): { status?: EpisodeEndStatus } {
  if (status === 'FAN_ONLY') return { status: { kind: 'fansOnly' } };
  return salesInfo ? { status: { kind: 'price', yen: salesInfo.price } } : {};
}
