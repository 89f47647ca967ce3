import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { App } from '../../shared/operations/App.ts';
import { GetNotificationSettings } from '../operations/GetNotificationSettings.ts';
import { GetWatchedUsers } from '../../watching/operations/GetWatchedUsers.ts';
import { UpdateNotificationSettings2 } from '../operations/UpdateNotificationSettings2.ts';
import { UpdateWatchMail } from '../../watching/operations/UpdateWatchMail.ts';
import { UnwatchUser } from '../../watching/operations/UnwatchUser.ts';
import { WatchUser } from '../../watching/operations/WatchUser.ts';
import { RemoveWatchedFeed } from '../../watching/operations/RemoveWatchedFeed.ts';
import { RenewWatchedFeed } from '../../watching/operations/RenewWatchedFeed.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { ViewerKind } from '../../gql/graphql.ts';
import { NotificationSettingsPage } from './NotificationSettingsPage.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ALL_ON = {
  episodeLikeEnabled: true,
  episodeCommentEnabled: true,
  workBookmarkEnabled: true,
  userWatchEnabled: true,
  purchaseEpisodeEnabled: true,
};

interface Played {
  kind?: ViewerKind;
  watched?: boolean;
  /** Throws when the switches cannot be saved. */
  saveSwitches?: () => void;
}

/** A feed is there from the first answer on until it is removed. */
function playFeed() {
  let madeAt: string | null = '2026-11-20T00:00:00.000Z';
  const viewer = { __typename: 'RegisteredViewer', id: 'u1' } as const;
  playApi(
    answerTo(GetNotificationSettings).with(() => ({
      viewer: { ...viewer, notificationSettings: ALL_ON, watchedFeedCreatedAt: madeAt },
    })),
    answerTo(GetWatchedUsers).with(() => ({
      viewer: { ...viewer, watchedUsers: { pageInfo: { endCursor: null, hasNextPage: false }, edges: [] } },
    })),
    answerTo(RemoveWatchedFeed).with(() => {
      madeAt = null;
      return { removeWatchedFeed: { ok: true } };
    }),
  );
}

function play({ kind = 'REGISTERED', watched = true, saveSwitches = () => undefined }: Played = {}) {
  const viewer = { __typename: 'RegisteredViewer', id: 'u1' } as const;
  const user = { id: 'u2', screenName: 'mashiro', displayName: '雨宮ましろ', iconImage: null };
  const watching = { mailChoice: 'INSTANT', watchedAt: '2026-11-20T03:00:00.000Z', user } as const;
  const edges = watched ? [{ node: watching }] : [];
  return playApi(
    answerTo(App).with(() => ({ viewer: { ...viewer, kind, authProviders: [], screenName: 'me', email: null, user } })),
    answerTo(GetNotificationSettings).with(() => ({
      viewer: { ...viewer, notificationSettings: ALL_ON, watchedFeedCreatedAt: null },
    })),
    answerTo(GetWatchedUsers).with(() => ({
      viewer: { ...viewer, watchedUsers: { pageInfo: { endCursor: null, hasNextPage: false }, edges } },
    })),
    answerTo(UpdateNotificationSettings2).with(() => {
      saveSwitches();
      return { updateNotificationSettings2: { notificationSettings: ALL_ON } };
    }),
    answerTo(UpdateWatchMail).with(() => ({ updateWatchMail: { ok: true } })),
    answerTo(UnwatchUser).with(() => ({ unwatchUser: { problems: [] } })),
    answerTo(WatchUser).with(() => ({ watchUser: { problems: [] } })),
    answerTo(RenewWatchedFeed).with(() => ({
      renewWatchedFeed: { address: 'https://komawari.example/feeds/watched/x/feed.atom' },
    })),
  );
}

it('a switch says what it changed, and goes back when that failed', async () => {
  let isBroken = false;
  const { calls } = play({
    saveSwitches: () => {
      if (isBroken) throw new Refusal('Not now.', { code: 'INTERNAL' });
    },
  });
  renderScreen(<NotificationSettingsPage />);
  const likes = await screen.findByRole('switch', { name: /^Likes/ });
  await userEvent.click(likes);
  expect(await screen.findByText('Likes: off from now on')).toBeTruthy();
  expect(calls.at(-1)).toEqual({
    name: 'UpdateNotificationSettings2',
    variables: { input: { episodeLikeEnabled: false } },
  });
  isBroken = true;
  const sales = screen.getByRole<HTMLInputElement>('switch', { name: /^Sales/ });
  await userEvent.click(sales);
  await vi.waitFor(() => expect(sales.checked).toBe(true));
});

it('each watched creator has a mail of their own, and can be left and watched again', async () => {
  const { calls } = play();
  renderScreen(<NotificationSettingsPage />);
  const choice = await screen.findByRole('group', { name: 'Mail about 雨宮ましろ' });
  expect(within(choice).getByRole('button', { name: 'Each episode' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(within(choice).getByRole('button', { name: 'Weekly' }));
  expect(await screen.findByText('雨宮ましろ: in the weekly mail')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop watching: 雨宮ましろ' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Watch again: 雨宮ましろ' }));
  await screen.findByRole('button', { name: 'Stop watching: 雨宮ましろ' });
  const writes = calls.filter(({ name }) => !name.startsWith('Get') && name !== 'App');
  expect(writes).toEqual([
    { name: 'UpdateWatchMail', variables: { input: { targetUserId: 'u2', mailChoice: 'WEEKLY' } } },
    { name: 'UnwatchUser', variables: { input: { targetUserId: 'u2' } } },
    // Mail is asked for anew, never taken for granted.
    { name: 'WatchUser', variables: { input: { targetUserId: 'u2', isUserOptedInEmail: false } } },
  ]);
});

it('says where the Watch button is to who watches nobody, and that mail needs an address to who has none', async () => {
  play({ kind: 'REGISTERED_WITHOUT_EMAIL', watched: false });
  renderScreen(<NotificationSettingsPage />);
  expect(await screen.findByText(/You are not watching anybody yet/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Add an address' })).toBeTruthy();
});

it('shows the address of the feed when it is made', async () => {
  play();
  renderScreen(<NotificationSettingsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a feed' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Address of your feed')).value).toBe(
    'https://komawari.example/feeds/watched/x/feed.atom',
  );
});

it('who removes the feed goes on from its heading', async () => {
  playFeed();
  renderScreen(<NotificationSettingsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the feed' }));
  await screen.findByRole('button', { name: 'Make a feed' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Private feed' }));
});
