import {
  ButtonLink,
  CommentBalloon,
  EmptyState,
  Notice,
  SectionHead,
  Skeleton,
  StatTile,
} from '@komawari/ui/components';
import { formatCount, formatEpisodeHeading, formatEpisodeLabel, formatExact, hourInTokyo } from '@komawari/ui/format';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { generatePath } from 'react-router';
import homeTexts from '../../messages/home.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import type { GetWorkspaceIndexQuery } from '../../gql/graphql.ts';
import { EpisodeLines } from '../components/EpisodeLines.tsx';
import { InvitationsBox } from '../components/InvitationsBox.tsx';
import { SalesBox } from '../components/SalesBox.tsx';
import { ScheduledEpisodes } from '../components/ScheduledEpisodes.tsx';
import { greetingAt } from '../greeting.ts';
import type { Home, Invitations } from '../home.ts';
import { GetWorkspaceIndex } from '../operations/GetWorkspaceIndex.ts';
import { Registered } from '../../shared/components/Registered.tsx';
import { monthOf } from '../../shared/months.ts';
import { useNow } from '../../shared/useNow.ts';

/** Workspace home: what happened, what to do next. */
export function WorkspaceHomePage() {
  const { home: texts } = useTexts(homeTexts);
  const index = useQuery(GetWorkspaceIndex, monthOf(useNow()));
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <Loaded query={index} skeleton={<HomeSkeleton />}>
        {({ viewer, ...invitations }: GetWorkspaceIndexQuery) => (
          <Registered viewer={viewer}>{(home) => <HomeScreen home={home} invitations={invitations} />}</Registered>
        )}
      </Loaded>
    </>
  );
}

function HomeScreen({ home, invitations }: { home: Home; invitations: Invitations }) {
  const { home: texts, greeting } = useTexts(homeTexts);
  const now = useNow();
  const episodes = home.latestEpisodes;
  const firstWork = home.works.edges[0]?.node;
  return (
    <>
      <header className="ws-head">
        <div>
          <p className="small muted num" lang="ja">
            {formatExact(now).split(' ')[0]}
          </p>
          <h1>
            <Sentence
              text={greeting[greetingAt(hourInTokyo(now))]()}
              parts={{ name: <span lang={UNRECORDED_LANGUAGE}>{home.user.displayName}</span> }}
            />
          </h1>
        </div>
        <div className="row">
          <ButtonLink href={paths.newWork} variant={firstWork ? 'line' : 'primary'} icon="book">
            {texts.newWork()}
          </ButtonLink>
          {firstWork ? (
            <ButtonLink href={generatePath(paths.newEpisode, { workId: firstWork.id })} variant="primary" icon="plus">
              {texts.newEpisode()}
            </ButtonLink>
          ) : null}
        </div>
      </header>
      <NextScheduled next={home.scheduledEpisodes[0]} />
      <Figures home={home} />
      <div className="home__cols">
        <div className="stack stack--lg">
          <section className="box">
            <SectionHead
              title={texts.episodes()}
              {...(firstWork ? { more: { href: paths.works, label: texts.allWorks() } } : {})}
            />
            {episodes.length > 0 ? (
              <EpisodeLines episodes={episodes} />
            ) : (
              <NoEpisodes hasWork={firstWork !== undefined} />
            )}
          </section>
          <section className="box">
            <SectionHead
              title={texts.comments()}
              note={texts.latestComments()}
              {...(home.recentComments.length > 0 ? { more: { href: paths.comments, label: texts.moderate() } } : {})}
            />
            <WaitingComments count={home.heldCommentCount} />
            <Comments comments={home.recentComments} />
          </section>
        </div>
        <div className="stack stack--lg">
          {/* One that waits is in the notice above. */}
          <ScheduledEpisodes episodes={home.scheduledEpisodes.length > 1 ? home.scheduledEpisodes : []} />
          <SalesBox sales={home.monthlySalesSummary} />
          <InvitationsBox {...invitations} now={now} />
        </div>
      </div>
    </>
  );
}

function NextScheduled({ next }: { next: Home['scheduledEpisodes'][number] | undefined }) {
  const { home: texts } = useTexts(homeTexts);
  if (!next?.publishedAt) return null;
  const episode = <b lang={next.work.language}>{formatEpisodeHeading(next)}</b>;
  const time = <span lang="ja">{formatExact(next.publishedAt)}</span>;
  return (
    <div className="home__notice">
      <Notice
        icon="clock"
        action={
          <ButtonLink href={generatePath(paths.editEpisode, { workId: next.work.id, episodeId: next.id })}>
            {texts.open()}
          </ButtonLink>
        }
      >
        <Sentence text={texts.goesPublic()} parts={{ episode, time }} />
      </Notice>
    </div>
  );
}

function Figures({ home }: { home: Home }) {
  const { figures: texts } = useTexts(homeTexts);
  const week = home.statisticOfLastDays;
  return (
    <dl className="stats">
      <StatTile label={texts.views()} icon="eye" figure={formatCount(week.viewCount)} />
      <StatTile label={texts.likes()} icon="heart" figure={formatCount(week.likeCount)} />
      <StatTile label={texts.comments()} icon="chat" figure={formatCount(week.commentCount)} />
      <StatTile
        label={texts.newFans()}
        icon="users"
        figure={formatCount(week.fanCount)}
        note={texts.fansInAll({ count: home.user.watchedUserCount })}
      />
    </dl>
  );
}

function NoEpisodes({ hasWork }: { hasWork: boolean }) {
  const { noEpisodes: texts } = useTexts(homeTexts);
  return (
    <EmptyState
      title={texts.title()}
      {...(hasWork
        ? {}
        : {
            action: (
              <ButtonLink href={paths.newWork} variant="ink" icon="plus">
                {texts.first()}
              </ButtonLink>
            ),
          })}
    >
      {texts.lead()}
    </EmptyState>
  );
}

/** Comments that nobody reads until the creator decides: what is left to handle. */
function WaitingComments({ count }: { count: number }) {
  const { waiting: texts } = useTexts(homeTexts);
  if (count === 0) return null;
  return (
    <div className="home__waiting">
      <Notice
        icon="chat"
        action={
          <ButtonLink href={`${paths.comments}?tab=waiting`} aria-label={texts.lookAt()}>
            {texts.look()}
          </ButtonLink>
        }
      >
        <Sentence text={texts.count({ count })} />
      </Notice>
    </div>
  );
}

function Comments({ comments }: { comments: Home['recentComments'] }) {
  const { noComments: texts } = useTexts(homeTexts);
  if (comments.length === 0) return <EmptyState title={texts.title()}>{texts.lead()}</EmptyState>;
  return (
    <ul className="stack">
      {comments.map((comment) => (
        <li key={comment.id}>
          <CommentBalloon
            author={
              comment.user
                ? {
                    name: comment.user.displayName,
                    href: `/@${comment.user.screenName}`,
                    icon: comment.user.iconImage ?? null,
                  }
                : null
            }
            createdAt={comment.createdAt}
            body={comment.body}
            isByAuthor={comment.isByAuthor}
          />
          <p className="tiny home__on">
            <Sentence
              text={texts.on()}
              parts={{
                episode: (
                  <a
                    className="link"
                    lang={comment.episode.work.language}
                    href={sitePath(`/episodes/${comment.episode.id}`)}
                  >
                    {formatEpisodeLabel(comment.episode)}
                  </a>
                ),
              }}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}

function HomeSkeleton() {
  return (
    <div className="stack stack--lg" aria-hidden="true">
      <Skeleton kind="line" />
      <div className="stats">
        <Skeleton kind="box" count={4} />
      </div>
      <Skeleton kind="box" count={2} />
    </div>
  );
}
