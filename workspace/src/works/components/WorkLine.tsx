import { ButtonLink, Cover, Link, MetaCount, RelativeTime, Seal, StateLabel } from '@komawari/ui/components';
import { generatePath } from 'react-router';
import { paths } from '../../shared/routes.ts';
import type { GetWorkspaceViewerWorksQuery } from '../../gql/graphql.ts';

type Viewer = Extract<GetWorkspaceViewerWorksQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type ListedWork = Viewer['works']['edges'][number]['node'];

/** A work in the creator's list. */
export function WorkLine({ work }: { work: ListedWork }) {
  const href = generatePath(paths.work, { workId: work.id });
  const episodeCount = work.viewerEpisodes.totalCount ?? 0;
  return (
    <li className="works__line">
      <Link className="works__cover" href={href} tabIndex={-1} aria-hidden="true">
        <Cover source={work.coverImage ?? null} title={work.title} lang="ja" sizes="72px" />
      </Link>
      <div className="grow">
        <h2 className="works__title clamp2" lang="ja">
          <Link href={href}>{work.title}</Link>
        </h2>
        <p className="meta">
          {work.isOneShot ? <Seal kind="ONE_SHOT" /> : null}
          {work.isCompleted ? <Seal kind="COMPLETED" /> : null}
          {work.firstPublishedAt ? (
            <StateLabel tone="ok">Public</StateLabel>
          ) : (
            <StateLabel>No public episode</StateLabel>
          )}
          <span>
            {episodeCount} {episodeCount === 1 ? 'episode' : 'episodes'}
          </span>
          {work.viewerLastUpdatedAt ? (
            <span>
              Edited <RelativeTime at={work.viewerLastUpdatedAt} />
            </span>
          ) : null}
        </p>
        <p className="meta">
          <MetaCount icon="eye" count={work.statistic.viewCount} word="views" />
          <MetaCount icon="heart" count={work.statistic.likeCount} word="likes" />
          <MetaCount icon="bookmark" count={work.statistic.bookmarkCount} word="bookmarks" />
        </p>
      </div>
      <ButtonLink href={generatePath(paths.newEpisode, { workId: work.id })} icon="plus">
        New episode
      </ButtonLink>
    </li>
  );
}
