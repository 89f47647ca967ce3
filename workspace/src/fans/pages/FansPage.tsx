import { Avatar, EmptyState, Link, Skeleton, StateLabel } from '@komawari/ui/components';
import { formatDay, formatEpisodeHeading } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import fansTexts from '../../messages/fans.js';
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
  const { list: texts } = useTexts(fansTexts);
  const list = usePages(GetWorkspaceFans, PER_PAGE, ({ viewer }) => registeredOf(viewer)?.fans ?? null);
  const viewer = list.first ? registeredOf(list.first.viewer) : null;
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <header className="ws-head">
        <div>
          <h1>{texts.title()}</h1>
          <p className="small muted">{viewer ? countFans(viewer) : '\u00a0'}</p>
        </div>
      </header>
      <div className="stack stack--lg">
        {viewer && viewer.fanCount > 0 ? <MessageToFans viewer={viewer} /> : null}
        <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
          {(fans) =>
            fans.length === 0 ? (
              <EmptyState heading="h2" title={texts.none()}>
                {texts.lead()}
              </EmptyState>
            ) : (
              <section aria-label={texts.all()}>
                <ul className="box list">
                  {fans.map((fan) => (
                    <FanLine key={fan.id} fan={fan} />
                  ))}
                </ul>
                <ListEnd noun={texts.noun()} list={list} />
              </section>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function FanLine({ fan }: { fan: Fan }) {
  const { list: texts } = useTexts(fansTexts);
  const now = useNow();
  const { user, episode } = fan;
  return (
    <li>
      <Avatar source={user?.iconImage ?? null} name={user?.displayName ?? texts.reader()} />
      <div className="grow">
        {user ? (
          <Link className="strong" href={`/@${user.screenName}`} lang={UNRECORDED_LANGUAGE}>
            {user.displayName}
          </Link>
        ) : (
          <b>{texts.noProfile()}</b>
        )}
        <p className="small muted">
          <Sentence
            text={episode ? texts.sinceThrough() : texts.since()}
            parts={{
              day: <span lang="ja">{formatDay(fan.watchedAt, now)}</span>,
              episode: episode ? (
                <Link href={`/episodes/${episode.id}`} lang={episode.work.language}>
                  {episode.work.title} {formatEpisodeHeading({ title: episode.title, number: episode.number })}
                </Link>
              ) : null,
            }}
          />
        </p>
      </div>
      {fan.isOptedInEmail ? (
        <StateLabel tone="ok">{texts.mail()}</StateLabel>
      ) : (
        <StateLabel>{texts.noMail()}</StateLabel>
      )}
    </li>
  );
}

function countFans({ fanCount, fanCountWithMail }: { fanCount: number; fanCountWithMail: number }): string {
  return textsOf(fansTexts).list.count({ count: fanCount, byMail: fanCountWithMail });
}
