import { IconLink, Link, MetaCount, Thumbnail } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { generatePath } from 'react-router';
import homeTexts from '../../messages/home.js';
import { paths } from '../../shared/routes.ts';
import { PriceMark, StatusLabel, StatusTime } from '../../episodes/index.ts';
import type { HomeEpisode } from '../home.ts';

/** A few episodes with their state, each one click from its editor. */
export function EpisodeLines({ episodes }: { episodes: readonly HomeEpisode[] }) {
  const { episode: texts } = useTexts(homeTexts);
  return (
    <ul className="list">
      {episodes.map((episode) => {
        const href = generatePath(paths.editEpisode, { workId: episode.work.id, episodeId: episode.id });
        const heading = formatEpisodeHeading(episode);
        return (
          <li key={episode.id}>
            <Link className="home__thumb" href={href} tabIndex={-1} aria-hidden="true">
              <Thumbnail
                source={episode.thumbnailImage ?? null}
                label={heading}
                lang={episode.work.language}
                sizes="84px"
              />
            </Link>
            <div className="grow">
              <p className="strong clamp1" lang={episode.work.language}>
                {heading}
              </p>
              <p className="meta">
                <StatusLabel status={episode.status} archivedAt={episode.archivedAt ?? null} />
                <PriceMark salesInfo={episode.salesInfo ?? null} />
                <StatusTime {...episode} publishedAt={episode.publishedAt ?? null} />
                {episode.status === 'PUBLIC' || episode.status === 'FAN_ONLY' ? (
                  <>
                    <MetaCount icon="eye" count={episode.statistic.viewCount} word={texts.views()} />
                    <MetaCount icon="heart" count={episode.statistic.likeCount} word={texts.likes()} />
                  </>
                ) : null}
              </p>
              <p className="tiny muted clamp1" lang={episode.work.language}>
                {episode.work.title}
              </p>
            </div>
            <IconLink icon="pen" label={texts.edit({ episode: heading })} tooltip="end" href={href} />
          </li>
        );
      })}
    </ul>
  );
}
