import { DataTable, Link, Thumbnail, type Column } from '@komawari/ui/components';
import { formatCount, formatEpisodeLabel } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { generatePath } from 'react-router';
import worksTexts, { type Works } from '../../messages/works.js';
import { SelectBox } from '../../shared/components/SelectBox.tsx';
import { paths } from '../../shared/routes.ts';
import type { useSelection } from '../../shared/useSelection.ts';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { PriceMark, StatusLabel, StatusTime } from '../../episodes/index.ts';
import type { GetWorkspaceWorkSettingsQuery } from '../../gql/graphql.ts';
import { EpisodeMenu } from './EpisodeMenu.tsx';

export type ListedEpisode = GetWorkspaceWorkSettingsQuery['work']['viewerEpisodes']['edges'][number]['node'];

type Selection = Pick<ReturnType<typeof useSelection>, 'selected' | 'select'>;

export interface EpisodeTableProps {
  workId: string;
  /** The work is suspended: nobody can view what is public in it. */
  isWorkSuspended?: boolean;
  episodes: readonly ListedEpisode[];
  selection: Selection;
}

/** All episodes of a work with their state and figures. */
export function EpisodeTable({ workId, isWorkSuspended = false, episodes, selection }: EpisodeTableProps) {
  const { table: texts } = useTexts(worksTexts);
  const columns = columnsOf({ workId, isWorkSuspended, selection, texts });
  return (
    <div className="box episodes">
      <DataTable caption={texts.caption()} columns={columns} rows={episodes} keyOf={(episode) => episode.id} />
    </div>
  );
}

const labelOf = (episode: ListedEpisode): string => formatEpisodeLabel(episode);

interface EpisodeNameProps {
  workId: string;
  episode: ListedEpisode;
  selection: Selection;
}

function EpisodeName({ workId, episode, selection: { selected, select } }: EpisodeNameProps) {
  const { table: texts } = useTexts(worksTexts);
  const lang = useWorkLanguage();
  const href = generatePath(paths.editEpisode, { workId, episodeId: episode.id });
  return (
    <span className="episodes__name">
      <SelectBox
        label={texts.select({ episode: labelOf(episode) })}
        isSelected={selected.has(episode.id)}
        onSelect={(isSelected, event) => select(episode.id, isSelected, event)}
      />
      <span className="episodes__thumb" aria-hidden="true">
        <Thumbnail
          source={episode.thumbnailImage ?? null}
          label={formatEpisodeLabel(episode)}
          lang={lang}
          sizes="72px"
        />
      </span>
      <span>
        <span className="tiny muted num">{episode.number}</span>
        <br />
        <Link className="strong" href={href} lang={lang}>
          {labelOf(episode)}
        </Link>
      </span>
    </span>
  );
}

interface ListParts {
  workId: string;
  isWorkSuspended: boolean;
  selection: Selection;
  texts: Works['table'];
}

function columnsOf({ workId, isWorkSuspended, selection, texts }: ListParts): Column<ListedEpisode>[] {
  return [
    {
      key: 'title',
      header: texts.episode(),
      cell: (episode) => <EpisodeName workId={workId} episode={episode} selection={selection} />,
    },
    {
      key: 'status',
      header: texts.state(),
      cell: (episode) => (
        <span className="episodes__state">
          <StatusLabel status={episode.status} archivedAt={episode.archivedAt ?? null} />
          <span className="tiny muted">
            <StatusTime {...episode} publishedAt={episode.publishedAt ?? null} />
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      header: texts.price(),
      numeric: true,
      cell: ({ salesInfo }) => (salesInfo ? <PriceMark salesInfo={salesInfo} /> : texts.free()),
    },
    { key: 'pages', header: texts.pages(), numeric: true, cell: (episode) => formatCount(episode.pages.totalCount) },
    { key: 'views', header: texts.views(), numeric: true, cell: (episode) => formatCount(episode.statistic.viewCount) },
    { key: 'likes', header: texts.likes(), numeric: true, cell: (episode) => formatCount(episode.statistic.likeCount) },
    {
      key: 'comments',
      header: texts.comments(),
      numeric: true,
      cell: (episode) => formatCount(episode.statistic.commentCount),
    },
    {
      key: 'actions',
      header: texts.actions(),
      numeric: true,
      cell: (episode) => <EpisodeMenu {...{ workId, isWorkSuspended, episode }} />,
    },
  ];
}
