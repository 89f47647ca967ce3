import {
  ButtonLink,
  Cover,
  EmptyState,
  Link,
  MetaCount,
  RelativeTime,
  Seal,
  Skeleton,
  StateLabel,
} from '@komawari/ui/components';
import { generatePath } from 'react-router';
import { ListEnd } from '../../app/components/ListEnd.tsx';
import { Loaded } from '../../app/components/Loaded.tsx';
import { paths } from '../../app/routes.ts';
import { usePages } from '../../app/usePages.ts';
import type { GetWorkspaceViewerWorksQuery } from '../../gql/graphql.ts';
import { GetWorkspaceViewerWorks } from '../operations/GetWorkspaceViewerWorks.ts';
import { registeredOf } from '../../app/registeredOf.ts';

/** Works a page of the list shows. */
const WORKS_PER_PAGE = 100;

type Viewer = Extract<GetWorkspaceViewerWorksQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type ListedWork = Viewer['works']['edges'][number]['node'];

/** Every work of the creator, the one edited last first. */
export function WorksPage() {
  const list = usePages(GetWorkspaceViewerWorks, WORKS_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.works ?? null);
  return (
    <>
      <title>Works | Komawari</title>
      <header className="ws-head">
        <h1>Works</h1>
        {list.query.data?.length === 0 ? null : (
          <ButtonLink href={paths.newWork} variant="primary" icon="plus">
            New work
          </ButtonLink>
        )}
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
        {(works) =>
          works.length === 0 ? (
            <NoWorks />
          ) : (
            <>
              <ul className="box works">
                {works.map((work) => (
                  <WorkLine key={work.id} work={work} />
                ))}
              </ul>
              <ListEnd noun="works" step={WORKS_PER_PAGE} list={list} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function WorkLine({ work }: { work: ListedWork }) {
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

function NoWorks() {
  return (
    <div className="works__first">
      <EmptyState
        heading="h2"
        title="Your works will stand here"
        action={
          <ButtonLink href={paths.newWork} variant="primary" size="lg" icon="plus">
            Publish your first work
          </ButtonLink>
        }
      >
        One form makes the work and its first episode. Drop the pages, and they sort themselves.
      </EmptyState>
    </div>
  );
}
