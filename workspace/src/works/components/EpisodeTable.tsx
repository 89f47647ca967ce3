import { DataTable, Link, Thumbnail, type Column } from '@komawari/ui/components';
import { formatCount, formatEpisodeLabel } from '@komawari/ui/format';
import { generatePath } from 'react-router';
import { paths } from '../../app/routes.ts';
import { StatusLabel, StatusTime } from '../../episodes/components/StatusLabel.tsx';
import type { GetWorkspaceWorkSettingsQuery } from '../../gql/graphql.ts';
import { EpisodeMenu } from './EpisodeMenu.tsx';

export type ListedEpisode = GetWorkspaceWorkSettingsQuery['work']['viewerEpisodes']['edges'][number]['node'];

/** All episodes of a work with their state and figures. */
export function EpisodeTable({ workId, episodes }: { workId: string; episodes: readonly ListedEpisode[] }) {
  return (
    <div className="box episodes">
      <DataTable caption="Episodes" columns={columnsOf(workId)} rows={episodes} keyOf={(episode) => episode.id} />
    </div>
  );
}

function EpisodeName({ workId, episode }: { workId: string; episode: ListedEpisode }) {
  const href = generatePath(paths.editEpisode, { workId, episodeId: episode.id });
  return (
    <span className="episodes__name">
      <span className="episodes__thumb" aria-hidden="true">
        <Thumbnail source={episode.thumbnailImage ?? null} label={formatEpisodeLabel(episode)} lang="ja" sizes="72px" />
      </span>
      <span>
        <span className="tiny muted num">{episode.number}</span>
        <br />
        <Link className="strong" href={href} lang="ja">
          {formatEpisodeLabel({ ...episode, publicNumber: episode.publicNumber ?? null })}
        </Link>
      </span>
    </span>
  );
}

function columnsOf(workId: string): Column<ListedEpisode>[] {
  return [
    { key: 'title', header: 'Episode', cell: (episode) => <EpisodeName workId={workId} episode={episode} /> },
    {
      key: 'status',
      header: 'State',
      cell: (episode) => (
        <span className="episodes__state">
          <StatusLabel status={episode.status} />
          <span className="tiny muted">
            <StatusTime {...episode} publishedAt={episode.publishedAt ?? null} />
          </span>
        </span>
      ),
    },
    { key: 'pages', header: 'Pages', numeric: true, cell: (episode) => formatCount(episode.pages.totalCount) },
    { key: 'views', header: 'Views', numeric: true, cell: (episode) => formatCount(episode.statistic.viewCount) },
    { key: 'likes', header: 'Likes', numeric: true, cell: (episode) => formatCount(episode.statistic.likeCount) },
    {
      key: 'comments',
      header: 'Comments',
      numeric: true,
      cell: (episode) => formatCount(episode.statistic.commentCount),
    },
    {
      key: 'actions',
      header: 'Actions',
      numeric: true,
      cell: (episode) => <EpisodeMenu workId={workId} episode={episode} />,
    },
  ];
}
