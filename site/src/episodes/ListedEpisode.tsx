import { EpisodeCard, RelativeTime } from '@komawari/ui/components';
import { formatEpisodeHeading, formatYen } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import type { EpisodeCardFieldsFragment } from '../gql/graphql.ts';
import { episodePath } from '../paths.ts';
import { EpisodeFigures } from '../counts/EpisodeFigures.tsx';
import listedTexts from '../messages/episodesIsland.js';

interface Props {
  episode: EpisodeCardFieldsFragment;
  /** Whether the line under the title names the creator too. */
  hasCreator?: boolean;
  /** Cards per row on wide screens. */
  perRow?: 3 | 4;
}

/** An episode as an item of a list of panels. */
export function ListedEpisode({ episode, hasCreator = true, perRow = 4 }: Props) {
  const { work } = episode;
  const { listed } = useTexts(listedTexts);
  return (
    <EpisodeCard
      as="li"
      href={episodePath(episode.id)}
      heading={formatEpisodeHeading(episode)}
      lang={work.language}
      thumbnail={episode.thumbnailImage ?? null}
      creatorId={hasCreator ? work.user.id : undefined}
      by={hasCreator ? `${work.title}・${work.user.displayName}` : work.title}
      sizes={`(min-width: 1232px) 287px, (min-width: 960px) ${perRow === 4 ? 23 : 24}vw, (min-width: 600px) 47vw, 62vw`}
      meta={
        <>
          {episode.status === 'FAN_ONLY' ? (
            <span>
              <Icon name="users" />
              {listed.fansOnly()}
            </span>
          ) : null}
          {episode.salesInfo ? <span className="price">{formatYen(episode.salesInfo.price)}</span> : null}
          {episode.publishedAt ? (
            <span>
              <Icon name="clock" />
              <RelativeTime at={episode.publishedAt} />
            </span>
          ) : null}
          <EpisodeFigures episode={episode} />
        </>
      }
    />
  );
}
