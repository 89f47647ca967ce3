import {
  Button,
  ButtonLink,
  ConfirmDialog,
  Cover,
  EmptyState,
  Link,
  LoadMore,
  MetaCount,
  Seal,
  Skeleton,
  TagChip,
} from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { execute } from '@komawari/ui/graphql';
import { queryKeyOf, useMutation } from '@komawari/ui/graphql/react';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { GraphQLRequestError } from '@komawari/ui/graphql';
import { useState } from 'react';
import { LazySeveralEpisodes } from '../../episodeImport/index.ts';
import { generatePath, useNavigate, useParams } from 'react-router';
import worksTexts from '../../messages/works.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { SuspendedNotice } from '../../shared/components/SuspendedNotice.tsx';
import { paths } from '../../shared/routes.ts';
import { WorkLanguageContext } from '../../shared/workLanguage.ts';
import type { GetWorkspaceWorkSettingsQuery } from '../../gql/graphql.ts';
import { ViewAsButton } from '../../viewAs/index.ts';
import { EpisodeList } from '../components/EpisodeList.tsx';
import { DeleteWork } from '../operations/DeleteWork.ts';
import { GetWorkspaceWorkSettings } from '../operations/GetWorkspaceWorkSettings.ts';
import { RestoreWork } from '../../trash/index.ts';

/** One work with all its episodes. */
export function WorkPage() {
  const { work: texts } = useTexts(worksTexts);
  const { workId = '' } = useParams();
  const query = useInfiniteQuery<
    GetWorkspaceWorkSettingsQuery,
    GraphQLRequestError,
    WorkAndEpisodes,
    readonly unknown[],
    string | null
  >({
    queryKey: queryKeyOf(GetWorkspaceWorkSettings, { id: workId }),
    queryFn: ({ pageParam, signal }) =>
      execute(GetWorkspaceWorkSettings, { id: workId, episodesAfter: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ work }) =>
      work.viewerEpisodes.pageInfo.hasNextPage ? (work.viewerEpisodes.pageInfo.endCursor ?? null) : null,
    select: ({ pages }) => ({
      work: pages[0]?.work,
      episodes: pages.flatMap((page) => page.work.viewerEpisodes.edges.map((edge) => edge.node)),
    }),
  });
  return (
    <Loaded query={query} skeleton={<WorkSkeleton />}>
      {({ work, episodes }) =>
        work ? (
          <WorkLanguageContext value={work.language}>
            <WorkHead work={work} />
            <LazySeveralEpisodes workId={work.id} />
            <section className="tier" aria-labelledby="episodes-heading">
              <div className="tier-head">
                <h2 id="episodes-heading">{texts.episodes()}</h2>
                <p className="num">{work.viewerEpisodes.totalCount ?? episodes.length}</p>
              </div>
              {episodes.length > 0 ? (
                <EpisodeList workId={work.id} isWorkSuspended={Boolean(work.suspension)} episodes={episodes} />
              ) : (
                <NoEpisodes workId={work.id} />
              )}
              {query.hasNextPage ? (
                <LoadMore
                  count={Math.min(100, (work.viewerEpisodes.totalCount ?? 0) - episodes.length)}
                  noun={texts.episodesNoun()}
                  busy={query.isFetchingNextPage}
                  onMore={() => void query.fetchNextPage()}
                />
              ) : null}
            </section>
          </WorkLanguageContext>
        ) : null
      }
    </Loaded>
  );
}

type Work = GetWorkspaceWorkSettingsQuery['work'];

interface WorkAndEpisodes {
  work: Work | undefined;
  episodes: Work['viewerEpisodes']['edges'][number]['node'][];
}

function WorkHead({ work }: { work: Work }) {
  const { work: texts, line } = useTexts(worksTexts);
  const hasPublic =
    !work.suspension &&
    work.viewerEpisodes.edges.some(({ node }) => node.status === 'PUBLIC' || node.status === 'FAN_ONLY');
  return (
    <>
      <title>{`${work.title} | Komawari`}</title>
      <nav className="breadcrumb small muted row row--tight" aria-label={texts.breadcrumb()}>
        <Icon name="left" size="sm" />
        <Link href={paths.works}>{texts.works()}</Link>
      </nav>
      <div className="work-notice">
        <SuspendedNotice what="work" suspension={work.suspension} />
      </div>
      <header className="work-head">
        <span className="work-head__cover">
          <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="160px" eager />
        </span>
        <div className="stack grow">
          <h1 lang={work.language}>{work.title}</h1>
          <p className="meta">
            {work.isOneShot ? <Seal kind="ONE_SHOT" /> : null}
            {work.isCompleted ? <Seal kind="COMPLETED" /> : null}
            <MetaCount icon="eye" count={work.statistic.viewCount} word={line.views()} />
            <MetaCount icon="heart" count={work.statistic.likeCount} word={line.likes()} />
            <MetaCount icon="chat" count={work.statistic.commentCount} word={line.comments()} />
            <MetaCount icon="bookmark" count={work.statistic.bookmarkCount} word={line.bookmarks()} />
          </p>
          {work.description ? (
            <p className="ja soft pre clamp3" lang={work.language}>
              {work.description}
            </p>
          ) : null}
          {work.tags.length > 0 ? (
            <div className="chips">
              {work.tags.map((tag) => (
                <TagChip key={tag.id} title={tag.title} href={`/tags/${encodeURIComponent(tag.title)}`} />
              ))}
            </div>
          ) : null}
        </div>
        <div className="row work-head__actions">
          <ButtonLink href={generatePath(paths.newEpisode, { workId: work.id })} variant="primary" icon="plus">
            {texts.newEpisode()}
          </ButtonLink>
          <ButtonLink href={generatePath(paths.editWork, { workId: work.id })} icon="pen">
            {texts.edit()}
          </ButtonLink>
          {hasPublic ? (
            <ButtonLink href={`/works/${work.id}`} variant="quiet" icon="eye">
              {texts.view()}
            </ButtonLink>
          ) : null}
          {hasPublic ? <ViewAsButton workId={work.id} /> : null}
          <DeleteWorkButton work={work} />
        </div>
      </header>
    </>
  );
}

function DeleteWorkButton({ work }: { work: Work }) {
  const { work: texts } = useTexts(worksTexts);
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const restore = useMutation(RestoreWork, { onSuccess: () => refresh('Work', 'TrashItem') });
  const remove = useMutation(DeleteWork, {
    onSuccess: () => {
      flash.set({
        body: texts.moved(),
        type: 'success',
        action: { label: texts.undo(), run: () => restore.mutate({ input: { id: work.id } }) },
      });
      void navigate(paths.works);
      return refresh('Work', 'TrashItem');
    },
  });
  const count = work.viewerEpisodes.totalCount ?? 0;
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setIsAsking(true)}>
        {texts.delete()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.ask({ title: work.title })}
        action={texts.toTrash()}
        busy={remove.isPending}
        busyWord={texts.moving()}
        onConfirm={() => remove.mutate({ input: { id: work.id } })}
      >
        {texts.consequence({ count })}
      </ConfirmDialog>
    </>
  );
}

function NoEpisodes({ workId }: { workId: string }) {
  const { work: texts } = useTexts(worksTexts);
  return (
    <EmptyState
      title={texts.noEpisodes()}
      action={
        <ButtonLink href={generatePath(paths.newEpisode, { workId })} variant="ink" icon="plus">
          {texts.makeFirst()}
        </ButtonLink>
      }
    >
      {texts.noEpisodesLead()}
    </EmptyState>
  );
}

function WorkSkeleton() {
  return (
    <div className="work-head" aria-hidden="true">
      <span className="work-head__cover">
        <Skeleton kind="cover" />
      </span>
      <div className="stack grow">
        <Skeleton kind="line" count={3} />
      </div>
    </div>
  );
}
