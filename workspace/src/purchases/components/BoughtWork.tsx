import { Cover, EpisodeCard, Link } from '@komawari/ui/components';
import { formatEpisodeHeading, formatReadingPlace, nounFor } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { purchasedEpisodePath } from '../purchasedEpisodePath.ts';
import type { BoughtEpisode, Shelf } from '../shelves.ts';

/** The bought episodes of one work: cards that say how far each was read. */
export function BoughtWork({ work, episodes }: Shelf) {
  const isClosed = episodes.every(isWithdrawn);
  return (
    <section className="shelf" aria-labelledby={`shelf-${work.id}`}>
      <div className="row row--nowrap shelf__head">
        <div className="shelf__cover" aria-hidden="true">
          <Cover source={work.coverImage ?? null} title="" sizes="48px" />
        </div>
        <div className="grow">
          <h2 id={`shelf-${work.id}`} lang="ja">
            {isClosed ? work.title : <Link href={`/works/${work.id}`}>{work.title}</Link>}
          </h2>
          <p className="small muted">
            <span lang="ja">{work.user.displayName}</span> · {episodes.length} {nounFor(episodes.length, 'episodes')}
          </p>
        </div>
      </div>
      {episodes.some(isWithdrawn) ? (
        <p className="small soft row row--tight row--nowrap">
          <Icon name="lock" size="sm" />
          {isClosed
            ? 'No longer public. It stays here for its buyers.'
            : 'Some of these are no longer public. They stay here for their buyers.'}
        </p>
      ) : null}
      <ul className="strip">
        {episodes.map((episode) => (
          <EpisodeCard
            as="li"
            key={episode.id}
            // Its page is there for as long as everybody may open it.
            href={episode.publicNumber === null ? purchasedEpisodePath(episode.id) : `/episodes/${episode.id}`}
            heading={formatEpisodeHeading(episode)}
            thumbnail={episode.thumbnailImage ?? null}
            sizes="(min-width: 960px) 23vw, (min-width: 600px) 47vw, 62vw"
            meta={<ReadSoFar episode={episode} />}
          />
        ))}
      </ul>
    </section>
  );
}

/** Whether nobody but its buyers may open it any more, for whatever reason. */
const isWithdrawn = ({ publicNumber }: BoughtEpisode): boolean => publicNumber === null;

function ReadSoFar({ episode: { viewerReadingHistory: history, pages } }: { episode: BoughtEpisode }) {
  if (!history) return <span className="shelf__new">Not read yet</span>;
  return <span>{history.isCompleted ? 'Read' : formatReadingPlace(history.pageNumber, pages.totalCount)}</span>;
}
