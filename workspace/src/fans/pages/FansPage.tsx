import { Avatar, EmptyState, Link, Skeleton, StateLabel } from '@komawari/ui/components';
import { formatDay, formatEpisodeHeading } from '@komawari/ui/format';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { useNow } from '../../shared/useNow.ts';
import { usePages } from '../../shared/usePages.ts';
import type { GetWorkspaceFansQuery } from '../../gql/graphql.ts';
import { MessageToFans } from '../components/MessageToFans.tsx';
import { GetWorkspaceFans } from '../operations/GetWorkspaceFans.ts';

/** Fans a page of the list shows. */
const PER_PAGE = 100;

type Viewer = Extract<GetWorkspaceFansQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Fan = Viewer['fans']['edges'][number]['node'];

/** Who watches the creator, since when and through which episode, and the way to write to those who want mail. */
export function FansPage() {
  const list = usePages(GetWorkspaceFans, PER_PAGE, ({ viewer }) => registeredOf(viewer)?.fans ?? null);
  const viewer = list.first ? registeredOf(list.first.viewer) : null;
  return (
    <>
      <title>Fans | Komawari</title>
      <header className="ws-head">
        <div>
          <h1>Fans</h1>
          <p className="small muted">{viewer ? countFans(viewer) : '\u00a0'}</p>
        </div>
      </header>
      <div className="stack stack--lg">
        {viewer && viewer.fanCount > 0 ? <MessageToFans viewer={viewer} /> : null}
        <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
          {(fans) =>
            fans.length === 0 ? (
              <EmptyState heading="h2" title="Your fans will appear here">
                Readers become fans when they watch you. Fan-only episodes are open to them.
              </EmptyState>
            ) : (
              <section aria-label="All fans">
                <ul className="box list">
                  {fans.map((fan) => (
                    <FanLine key={fan.id} fan={fan} />
                  ))}
                </ul>
                <ListEnd noun="fans" step={PER_PAGE} list={list} />
              </section>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function FanLine({ fan }: { fan: Fan }) {
  const now = useNow();
  const { user, episode } = fan;
  return (
    <li>
      <Avatar source={user?.iconImage ?? null} name={user?.displayName ?? 'A reader'} />
      <div className="grow">
        {user ? (
          <Link className="strong" href={`/@${user.screenName}`} lang="ja">
            {user.displayName}
          </Link>
        ) : (
          <b>A reader without a profile</b>
        )}
        <p className="small muted">
          Since <span lang="ja">{formatDay(fan.watchedAt, now)}</span>
          {episode ? (
            <>
              , through{' '}
              <Link href={`/episodes/${episode.id}`} lang="ja">
                {episode.work.title} {formatEpisodeHeading({ title: episode.title, number: episode.number })}
              </Link>
            </>
          ) : null}
        </p>
      </div>
      {fan.isOptedInEmail ? <StateLabel tone="ok">Mail</StateLabel> : <StateLabel>No mail</StateLabel>}
    </li>
  );
}

function countFans({ fanCount, fanCountWithMail }: { fanCount: number; fanCountWithMail: number }): string {
  return `${fanCount === 1 ? '1 fan' : `${fanCount} fans`}, ${fanCountWithMail} of them by mail`;
}
