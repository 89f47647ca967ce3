import { Avatar, Button, ButtonLink, Link, Notice, Segment, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
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

const CHOICES: { value: MailChoice; label: string; said: string }[] = [
  { value: 'NONE', label: 'No mail', said: 'no mail' },
  { value: 'INSTANT', label: 'Each episode', said: 'a mail for each episode' },
  { value: 'WEEKLY', label: 'Weekly', said: 'in the weekly mail' },
];

/** Creators the person watches, and how they want mail about each. */
export function WatchedUsers() {
  const { viewer } = useApp();
  const list = usePages(GetWatchedUsers, CREATORS_PER_PAGE, (data) => registeredOf(data.viewer)?.watchedUsers ?? null);
  return (
    <section className="box stack" aria-labelledby="watched">
      <h2 id="watched">Creators you watch</h2>
      <p className="small soft">
        Mail about new episodes, for each creator as you like. The weekly mail comes on Saturday at 8 in the morning,
        Tokyo time.
      </p>
      {viewer?.kind === 'REGISTERED_WITHOUT_EMAIL' ? (
        <Notice action={<ButtonLink href={paths.addEmailAuth}>Add an address</ButtonLink>}>
          Mail needs an e-mail address, and this account has none.
        </Notice>
      ) : null}
      <Loaded query={list.query} skeleton={<Skeleton kind="box" />}>
        {(watched) =>
          watched.length === 0 ? (
            <p className="muted">
              You are not watching anybody yet. There is a Watch button on every creator’s site and below every episode.
            </p>
          ) : (
            <>
              <ul className="watched">
                {watched.map((one) => (
                  <WatchedLine key={one.user.id} watched={one} />
                ))}
              </ul>
              <ListEnd noun="creators" step={CREATORS_PER_PAGE} list={list} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function WatchedLine({ watched: { user, mailChoice } }: { watched: Watched }) {
  const [choice, setChoice] = useState(mailChoice);
  const [isWatching, setWatching] = useState(true);
  const change = useMutation(UpdateWatchMail, {
    onSuccess: (_result, { input }) => {
      const chosen = CHOICES.find((one) => one.value === input.mailChoice);
      flash.set({ body: `${user.displayName}: ${chosen?.said ?? ''}`, type: 'success' });
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
        <Link className="strong" href={`/@${user.screenName}`} lang="ja">
          {user.displayName}
        </Link>
        <p className="tiny muted">@{user.screenName}</p>
      </div>
      {isWatching ? (
        <Segment
          wide
          label={`Mail about ${user.displayName}`}
          value={choice}
          onChange={choose}
          options={CHOICES.map(({ value, label }) => ({ value, label }))}
        />
      ) : null}
      <Button
        variant="quiet"
        busy={leave.isPending || comeBack.isPending}
        aria-label={`${isWatching ? 'Stop watching' : 'Watch again'}: ${user.displayName}`}
        onClick={toggle}
      >
        {isWatching ? 'Stop watching' : 'Watch again'}
      </Button>
    </li>
  );
}
