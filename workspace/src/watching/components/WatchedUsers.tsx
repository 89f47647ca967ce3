import { Avatar, Button, ButtonLink, Link, Notice, Segment, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import watchingTexts from '../../messages/watching.js';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { useApp } from '../../shared/useApp.ts';
import { usePages } from '../../shared/usePages.ts';
import type { GetWatchedUsersQuery, MailChoice } from '../../gql/graphql.ts';
import { GetWatchedUsers } from '../operations/GetWatchedUsers.ts';
import { UnwatchUser } from '../operations/UnwatchUser.ts';
import { UpdateWatchMail } from '../operations/UpdateWatchMail.ts';
import { WatchUser } from '../operations/WatchUser.ts';

const CREATORS_PER_PAGE = 50;

type Watched = Extract<
  GetWatchedUsersQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['watchedUsers']['edges'][number]['node'];

const CHOICES: readonly MailChoice[] = ['NONE', 'INSTANT', 'WEEKLY'];

/** Creators the person watches, and how they want mail about each. */
export function WatchedUsers() {
  const { creators: texts } = useTexts(watchingTexts);
  const { viewer } = useApp();
  const list = usePages(GetWatchedUsers, CREATORS_PER_PAGE, (data) => registeredOf(data.viewer)?.watchedUsers ?? null);
  return (
    <section className="box stack" aria-labelledby="watched">
      <h2 id="watched">{texts.title()}</h2>
      <p className="small soft">{texts.lead()}</p>
      {viewer?.kind === 'REGISTERED_WITHOUT_EMAIL' ? (
        <Notice action={<ButtonLink href={paths.addEmailAuth}>{texts.addAddress()}</ButtonLink>}>
          {texts.noAddress()}
        </Notice>
      ) : null}
      <Loaded query={list.query} skeleton={<Skeleton kind="box" />}>
        {(watched) =>
          watched.length === 0 ? (
            <p className="muted">{texts.nobody()}</p>
          ) : (
            <>
              <ul className="watched">
                {watched.map((one) => (
                  <WatchedLine key={one.user.id} watched={one} />
                ))}
              </ul>
              <ListEnd noun={texts.noun()} list={list} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function WatchedLine({ watched: { user, mailChoice } }: { watched: Watched }) {
  const { creators: texts, mail, mailChosen } = useTexts(watchingTexts);
  const name = user.displayName;
  const [choice, setChoice] = useState(mailChoice);
  const [isWatching, setWatching] = useState(true);
  const change = useMutation(UpdateWatchMail, {
    onSuccess: (_result, { input }) => {
      flash.set({ body: mailChosen[input.mailChoice]({ name }), type: 'success' });
    },
    onError: () => setChoice(choice),
  });
  const leave = useMutation(UnwatchUser, { onSuccess: () => setWatching(false) });
  const comeBack = useMutation(WatchUser, { onSuccess: () => setWatching(true) });

  function choose(next: MailChoice): void {
    setChoice(next);
    change.mutate({ input: { targetUserId: user.id, mailChoice: next } });
  }
  function toggle(): void {
    if (isWatching) return leave.mutate({ input: { targetUserId: user.id } });
    setChoice('NONE');
    comeBack.mutate({ input: { targetUserId: user.id, isUserOptedInEmail: false } });
  }

  return (
    <li className="watched__line">
      <Avatar source={user.iconImage ?? null} name={user.displayName} />
      <div className="grow">
        <Link className="strong" href={`/@${user.screenName}`} lang={UNRECORDED_LANGUAGE}>
          {user.displayName}
        </Link>
        <p className="tiny muted">@{user.screenName}</p>
      </div>
      {isWatching ? (
        <Segment
          wide
          label={texts.mailAbout({ name })}
          value={choice}
          onChange={choose}
          options={CHOICES.map((value) => ({ value, label: mail[value]() }))}
        />
      ) : null}
      <Button
        variant="quiet"
        busy={leave.isPending || comeBack.isPending}
        aria-label={isWatching ? texts.stopWhom({ name }) : texts.againWhom({ name })}
        onClick={toggle}
      >
        {isWatching ? texts.stop() : texts.again()}
      </Button>
    </li>
  );
}
