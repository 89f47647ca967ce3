import { ButtonLink, Cover, Link, MetaCount, RelativeTime, Seal, StateLabel } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { generatePath } from 'react-router';
import worksTexts from '../../messages/works.js';
import { SuspendedLabel } from '../../shared/components/SuspendedNotice.tsx';
import { paths } from '../../shared/routes.ts';
import type { GetWorkspaceViewerWorksQuery } from '../../gql/graphql.ts';

type Viewer = Extract<GetWorkspaceViewerWorksQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type ListedWork = Viewer['works']['edges'][number]['node'];

function WorkState({ work }: { work: ListedWork }) {
  const { line: texts } = useTexts(worksTexts);
  if (work.suspension) return <SuspendedLabel />;
  return work.firstPublishedAt ? (
    <StateLabel tone="ok">{texts.public()}</StateLabel>
  ) : (
    <StateLabel>{texts.noPublic()}</StateLabel>
  );
}

/** A work in the creator's list. */
export function WorkLine({ work }: { work: ListedWork }) {
  const { line: texts } = useTexts(worksTexts);
  const href = generatePath(paths.work, { workId: work.id });
  const episodeCount = work.viewerEpisodes.totalCount ?? 0;
  return (
    <li className="works__line">
      <Link className="works__cover" href={href} tabIndex={-1} aria-hidden="true">
        <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="72px" />
      </Link>
      <div className="grow">
        <h2 className="works__title clamp2" lang={work.language}>
          <Link href={href}>{work.title}</Link>
        </h2>
        <p className="meta">
          {work.isOneShot ? <Seal kind="ONE_SHOT" /> : null}
          {work.isCompleted ? <Seal kind="COMPLETED" /> : null}
          <WorkState work={work} />
          <span>{texts.episodes({ count: episodeCount })}</span>
          {work.viewerLastUpdatedAt ? (
            <span>
              <Sentence text={texts.edited()} parts={{ time: <RelativeTime at={work.viewerLastUpdatedAt} /> }} />
            </span>
          ) : null}
        </p>
        <p className="meta">
          <MetaCount icon="eye" count={work.statistic.viewCount} word={texts.views()} />
          <MetaCount icon="heart" count={work.statistic.likeCount} word={texts.likes()} />
          <MetaCount icon="bookmark" count={work.statistic.bookmarkCount} word={texts.bookmarks()} />
        </p>
      </div>
      <ButtonLink href={generatePath(paths.newEpisode, { workId: work.id })} icon="plus">
        {texts.newEpisode()}
      </ButtonLink>
    </li>
  );
}
