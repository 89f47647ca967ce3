import { Link, SectionHead } from '@komawari/ui/components';
import { formatEpisodeHeading, formatExact } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { generatePath } from 'react-router';
import homeTexts from '../../messages/home.js';
import { paths } from '../../shared/routes.ts';
import type { Home } from '../home.ts';

/** What goes public by itself, the next first. */
export function ScheduledEpisodes({ episodes }: { episodes: Home['scheduledEpisodes'] }) {
  const { scheduled } = useTexts(homeTexts);
  if (episodes.length === 0) return null;
  return (
    <section className="box">
      <SectionHead title={scheduled.title()} />
      <ul className="list">
        {episodes.map((episode) => (
          <li key={episode.id}>
            <div className="grow">
              <Link
                className="strong clamp1"
                lang={episode.work.language}
                href={generatePath(paths.editEpisode, { workId: episode.work.id, episodeId: episode.id })}
              >
                {formatEpisodeHeading(episode)}
              </Link>
              <p className="tiny muted clamp1" lang={episode.work.language}>
                {episode.work.title}
              </p>
              {episode.publishedAt ? (
                <time className="home__time small num" lang="ja" dateTime={episode.publishedAt}>
                  {formatExact(episode.publishedAt)}
                </time>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
