import { Cover, EpisodeCard, Link } from '@komawari/ui/components';
import { formatEpisodeHeading, formatReadingPlace } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import purchasesTexts from '../../messages/purchases.js';
import { purchasedEpisodePath } from '../purchasedEpisodePath.ts';
import type { BoughtEpisode, Shelf } from '../shelves.ts';

/** The bought episodes of one work: cards that say how far each was read. */
export function BoughtWork({ work, episodes }: Shelf) {
  const { shelf } = useTexts(purchasesTexts);
  const isClosed = episodes.every(isWithdrawn);
  return (
    <section className="shelf" aria-labelledby={`shelf-${work.id}`}>
      <div className="row row--nowrap shelf__head">
        <div className="shelf__cover" aria-hidden="true">
          <Cover source={work.coverImage ?? null} title="" lang={work.language} sizes="48px" />
        </div>
        <div className="grow">
          <h2 id={`shelf-${work.id}`} lang={work.language}>
            {isClosed ? work.title : <Link href={`/works/${work.id}`}>{work.title}</Link>}
          </h2>
          <p className="small muted">
            <Sentence
              text={shelf.ofCreator({ count: episodes.length })}
              parts={{ creator: <span lang={UNRECORDED_LANGUAGE}>{work.user.displayName}</span> }}
            />
          </p>
        </div>
      </div>
      {episodes.some(isWithdrawn) ? (
        <p className="small soft row row--tight row--nowrap">
          <Icon name="lock" size="sm" />
          {isClosed ? shelf.allClosed() : shelf.someClosed()}
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
            lang={work.language}
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
  const { shelf } = useTexts(purchasesTexts);
  if (!history) return <span className="shelf__new">{shelf.notRead()}</span>;
  return <span>{history.isCompleted ? shelf.read() : formatReadingPlace(history.pageNumber, pages.totalCount)}</span>;
}
