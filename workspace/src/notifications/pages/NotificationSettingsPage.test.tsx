import '../../app/testing/browserParts.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { playApi, Refusal } from '../../app/testing/playApi.ts';
import { renderScreen } from '../../app/testing/renderScreen.tsx';
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

type Played = { kind?: string; watched?: boolean } & Partial<
  Record<'UpdateNotificationSettings2' | 'UpdateWatchMail', () => unknown>
>;

function play({ kind = 'REGISTERED', watched = true, ...answers }: Played = {}) {
  const viewer = { __typename: 'RegisteredViewer', id: 'u1' };
  const user = { id: 'u2', screenName: 'mashiro', displayName: '雨宮ましろ', iconImage: null };
  const edges = watched ? [{ node: { mailChoice: 'INSTANT', watchedAt: '2026-11-20T03:00:00.000Z', user } }] : [];
  return playApi({
    App: () => ({ viewer: { ...viewer, kind, authProviders: [], screenName: 'me', email: null, user } }),
    GetNotificationSettings: () => ({
      viewer: { ...viewer, notificationSettings: ALL_ON, watchedFeedCreatedAt: null },
    }),
    GetWatchedUsers: () => ({
      viewer: { ...viewer, watchedUsers: { pageInfo: { endCursor: null, hasNextPage: false }, edges } },
    }),
    UpdateNotificationSettings2: () => ({ updateNotificationSettings2: { notificationSettings: ALL_ON } }),
    UpdateWatchMail: () => ({ updateWatchMail: { ok: true } }),
    UnwatchUser: () => ({ unwatchUser: { problems: [] } }),
    WatchUser: () => ({ watchUser: { problems: [] } }),
    RenewWatchedFeed: () => ({ renewWatchedFeed: { address: 'https://komawari.example/feeds/watched/x/feed.atom' } }),
    ...answers,
  });
}

it('a switch says what it changed, and goes back when that failed', async () => {
  let isBroken = false;
  const { calls } = play({
    UpdateNotificationSettings2: () => {
      if (isBroken) throw new Refusal('Not now.', { code: 'INTERNAL' });
      return { updateNotificationSettings2: { notificationSettings: ALL_ON } };
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
  expect(await screen.findByText(/You watch nobody yet/)).toBeTruthy();
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
