import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { App } from '../../shared/operations/App.ts';
import { GetNotifications } from '../operations/GetNotifications.ts';
import { GetNotificationUnreadCount } from '../operations/GetNotificationUnreadCount.ts';
import { ReadNotification } from '../operations/ReadNotification.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { GetNotificationsQuery, ViewerKind } from '../../gql/graphql.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const EPISODE = {
  __typename: 'Episode' as const,
  id: 'e1',
  title: '入港',
  number: 1,
  publicNumber: 1,
  suspension: null,
  thumbnailImage: null,
  work: {
    id: 'w1',
    title: '灯台の猫',
    language: 'ja',
    suspension: null,
    coverImage: null,
    user: { id: 'u2', displayName: '雨宮ましろ' },
  },
};
const ILLUSTRATION = {
  __typename: 'Illustration' as const,
  id: 'l1',
  title: '夜の港',
  suspension: null,
  drawnFor: null,
  user: { id: 'u1', displayName: 'me' },
  firstImage: { id: 'i1', url: '/i1/320.webp', srcSet: '', width: 320, height: 320, focusX: 0.5, focusY: 0.5 },
};
const person = (displayName: string) => ({ id: displayName, screenName: displayName, displayName });
type Told = Extract<
  GetNotificationsQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['notifications']['edges'][number];

const told = (id: string, changes: Partial<Told['node']>): Told => ({
  node: {
    id,
    type: 'EPISODE_LIKED',
    occurredAt: '2026-11-20T03:00:00.000Z',
    isRead: true,
    actorCount: 1,
    moderation: null,
    reason: null,
    amount: null,
    actors: [person('Aki')],
    entity: EPISODE,
    ...changes,
  },
});

function play(edges: Told[], kind: ViewerKind = 'REGISTERED', later: Told[] = []) {
  const viewer = { __typename: 'RegisteredViewer', id: 'u1' } as const;
  return playApi(
    answerTo(App).with(() => ({
      viewer: {
        ...viewer,
        kind,
        authProviders: [],
        screenName: 'me',
        email: null,
        user: { ...person('me'), iconImage: null },
      },
    })),
    answerTo(GetNotifications).with(({ after }) => ({
      viewer: {
        ...viewer,
        notifications: {
          lastReadAt: null,
          unreadCount: 0,
          pageInfo:
            after || later.length === 0
              ? { endCursor: null, hasNextPage: false }
              : { endCursor: 'c1', hasNextPage: true },
          edges: after ? later : edges,
        },
      },
    })),
    answerTo(GetNotificationUnreadCount).with(() => ({ viewer: { ...viewer, unreadNotificationCount: 0 } })),
    answerTo(ReadNotification).with(() => ({ readNotification: { unreadCount: 0 } })),
  );
}

it.each<[Partial<Told['node']>, string]>([
  [{ actorCount: 13 }, 'Aki and 12 others liked 灯台の猫 第1話 入港'],
  [{ actorCount: 2, actors: [] }, '2 readers liked 灯台の猫 第1話 入港'],
  [{ type: 'REVIEW_NOTED', actorCount: 0, actors: [] }, 'New notes on 灯台の猫 第1話 入港'],
  [{ type: 'EPISODE_COMMENTED' }, 'Aki commented on 灯台の猫 第1話 入港'],
  [{ type: 'WATCHED_USER_PUBLISHED_EPISODE', actorCount: 0, actors: [] }, '雨宮ましろ published 灯台の猫 第1話 入港'],
  [
    {
      type: 'WORK_BOOKMARKED',
      entity: { __typename: 'Work', id: 'w1', title: '灯台の猫', language: 'ja', suspension: null, coverImage: null },
    },
    'Aki bookmarked 灯台の猫',
  ],
  [{ type: 'USER_WATCHED', entity: { __typename: 'User', id: 'u1', screenName: 'me' } }, 'Aki began to watch you'],
  [
    { type: 'MODERATION', moderation: 'TAKEN_DOWN', actorCount: 0, actors: [] },
    'The operators suspended 灯台の猫 第1話 入港',
  ],
  [
    { type: 'MODERATION', moderation: 'RESTORED', actorCount: 0, actors: [] },
    '灯台の猫 第1話 入港 is no longer suspended',
  ],
  [
    { type: 'MODERATION', moderation: 'WARNED', actorCount: 0, actors: [] },
    'The operators warned you about 灯台の猫 第1話 入港',
  ],
  [
    {
      type: 'MODERATION',
      moderation: 'WARNED',
      actorCount: 0,
      actors: [],
      entity: { __typename: 'User', id: 'u1', screenName: 'me' },
    },
    'The operators warned you about your profile',
  ],
  [
    {
      type: 'ANNOUNCEMENT',
      actorCount: 0,
      actors: [],
      entity: { __typename: 'InfoEntry', id: 'y1', title: '新しい辞書', link: null },
    },
    '新しい辞書',
  ],
])('R2-034 a notification with %j says "%s"', async (changes, words) => {
  play([told('a1', changes)]);
  renderScreen(<NotificationsPage />);
  const [line] = await screen.findAllByRole('listitem');
  expect(line?.querySelector('p')?.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(words);
});

it.each<[Partial<Told['node']>, string, string]>([
  [{ type: 'WITHDRAWAL_PAID', amount: 23_800 }, '¥23,800 was paid to you', '/workspace/sales/withdrawal/history'],
  [{ type: 'WITHDRAWAL_PAID', amount: null }, 'A withdrawal was paid to you', '/workspace/sales/withdrawal/history'],
  [
    { type: 'WITHDRAWAL_FAILED', amount: 18_200 },
    '¥18,200 came back: the bank could not pay it. It is in your balance again',
    '/workspace/sales/withdrawal',
  ],
  [{ type: 'SALES_EXPIRING', amount: 3204 }, '¥3,204 of your balance expires soon', '/workspace/sales/withdrawal'],
])('[R2-034] money with %j says "%s" and leads to %s', async (changes, words, path) => {
  const entity = { __typename: 'User' as const, id: 'u1', screenName: 'me' };
  play([told('a1', { actorCount: 0, actors: [], entity, ...changes })]);
  renderScreen(<NotificationsPage />);
  const way = await screen.findByRole('link', { name: words });
  expect(way.getAttribute('href')).toBe(path);
});

it.each<[Partial<Told['node']>, string]>([
  [{ moderation: 'TAKEN_DOWN' }, '/workspace/manga/w1/episodes/e1/edit'],
  [{ moderation: 'RESTORED' }, '/workspace/manga/w1/episodes/e1/edit'],
  [
    {
      moderation: 'TAKEN_DOWN',
      entity: { __typename: 'Work', id: 'w1', title: '灯台の猫', language: 'ja', suspension: null, coverImage: null },
    },
    '/workspace/manga/w1',
  ],
  [{ moderation: 'TAKEN_DOWN', entity: ILLUSTRATION }, '/workspace/illustrations/l1'],
  [{ moderation: 'WARNED', entity: { __typename: 'User', id: 'u1', screenName: 'me' } }, '/my/settings/profile'],
])('leads from what the operators did (%j) to where its creator finds it: %s', async (changes, path) => {
  play([told('a1', { type: 'MODERATION', actorCount: 0, actors: [], ...changes })]);
  renderScreen(<NotificationsPage />);
  const [line] = await screen.findAllByRole('listitem');
  expect(line?.querySelector('a')?.getAttribute('href')).toBe(path);
});

it.each<[string, Told['node']['entity'], string]>([
  ['a suspended episode', { ...EPISODE, suspension: { suspendedAt: null } }, '/workspace/manga/w1/episodes/e1/edit'],
  [
    'an episode of a suspended work',
    { ...EPISODE, work: { ...EPISODE.work, suspension: { suspendedAt: null } } },
    '/workspace/manga/w1/episodes/e1/edit',
  ],
  ['a suspended illustration', { ...ILLUSTRATION, suspension: { suspendedAt: null } }, '/workspace/illustrations/l1'],
  ['an episode that readers see', EPISODE, '/episodes/e1'],
])('leads from what readers did to %s to where its creator finds it', async (_what, entity, path) => {
  play([told('a1', { entity })]);
  renderScreen(<NotificationsPage />);
  const [line] = await screen.findAllByRole('listitem');
  expect(line?.querySelector('a')?.getAttribute('href')).toBe(path);
});

it('a warning says why, in the words of the operators', async () => {
  play([
    told('a1', { type: 'MODERATION', moderation: 'WARNED', reason: '住所が書かれています', actorCount: 0, actors: [] }),
  ]);
  renderScreen(<NotificationsPage />);
  const reason = await screen.findByText('住所が書かれています');
  expect(reason.lang).toBe('ja');
  expect(reason.closest('p')?.textContent).toBe('Why: 住所が書かれています');
});

it('leads from an episode that was bought to the sales', async () => {
  play([told('a1', { type: 'EPISODE_PURCHASED', actorCount: 3 })]);
  renderScreen(<NotificationsPage />);
  const way = await screen.findByRole('link', { name: /入港/ });
  expect(way.closest('p')?.textContent.replaceAll(/\s+/g, ' ')).toBe('Aki and 2 others bought 灯台の猫 第1話 入港');
  expect(way.getAttribute('href')).toBe('/workspace/sales/summary');
});

it('leads from a contest to its result', async () => {
  const entity = { __typename: 'Contest' as const, id: 'k1', title: '第3回コマ割り賞', identifier: '3rd' };
  play([told('a1', { type: 'CONTEST_RESULT', actorCount: 0, actors: [], entity })]);
  renderScreen(<NotificationsPage />);
  const way = await screen.findByRole('link', { name: '第3回コマ割り賞' });
  expect(way.getAttribute('href')).toBe('/komawari_award_3rd/result');
});

it('leads from what a department wrote to where it is answered', async () => {
  const entity = {
    __typename: 'ScoutMessage' as const,
    id: 'n1',
    department: '週刊編集部',
    contestTitle: '第3回コマ割り賞',
    scoutedWork: { id: 'w1', title: '灯台の猫', language: 'ja' },
  };
  play([told('a1', { type: 'SCOUT_MESSAGE', actorCount: 0, actors: [], entity })]);
  renderScreen(<NotificationsPage />);
  const way = await screen.findByRole('link', { name: '灯台の猫' });
  expect(way.getAttribute('href')).toBe('/workspace/scouts/n1');
  expect(way.closest('p')?.textContent).toBe('週刊編集部 wrote to you about 灯台の猫');
});

it('shows nothing of what is gone', async () => {
  play([told('a1', {}), told('a2', { entity: null })]);
  renderScreen(<NotificationsPage />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

it('marks as read what is on screen, and not what comes meanwhile', async () => {
  const { calls } = play([told('a1', { isRead: false, occurredAt: '2026-11-20T05:00:00.000Z' }), told('a2', {})]);
  renderScreen(<NotificationsPage />);
  expect(await screen.findByText('Unread:', { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(calls.find((call) => call.name === 'ReadNotification')?.variables).toEqual({
    input: { until: '2026-11-20T05:00:00.000Z' },
  });
});

it('marks one as read when it is followed', async () => {
  const { calls } = play([told('a1', { isRead: false })]);
  renderScreen(<NotificationsPage />);
  await userEvent.click(await screen.findByRole('link', { name: '灯台の猫 第1話　入港' }));
  expect(calls.find((call) => call.name === 'ReadNotification')?.variables).toEqual({ input: { id: 'a1' } });
});

it('news that lead nowhere are no link, and a press marks them as read', async () => {
  const news = { __typename: 'InfoEntry' as const, id: 'n1', title: 'お知らせ', link: null };
  const row = { type: 'ANNOUNCEMENT' as const, actorCount: 0, actors: [], entity: news };
  const edges = [told('a1', { ...row, isRead: false }), told('a2', { ...row, isRead: true })];
  const { calls } = play(edges);
  renderScreen(<NotificationsPage />);
  const [unread, read] = (await screen.findAllByText('お知らせ')).map((words) => words.closest('li')!);
  expect(within(unread!).queryByRole('link')).toBeNull();
  expect(within(read!).queryByRole('button')).toBeNull();
  const press = within(unread!).getByRole('button', { name: 'Mark as read' });
  press.focus();
  edges[0] = told('a1', { ...row, isRead: true });
  await userEvent.keyboard('{Enter}');
  expect(calls.find((call) => call.name === 'ReadNotification')?.variables).toEqual({ input: { id: 'a1' } });
  await vi.waitFor(() => expect(press.isConnected).toBe(false));
  expect(document.activeElement).toBe(unread);
});

it('shows more without a number nobody knows, and the last press takes the keyboard to the first that came', async () => {
  play([told('a1', {})], 'REGISTERED', [told('a2', { actors: [person('Beni')] }), told('a3', {})]);
  renderScreen(<NotificationsPage />);
  (await screen.findByRole('button', { name: 'Show more notifications' })).focus();
  await userEvent.keyboard('{Enter}');
  const way = (await screen.findByText('Beni')).closest('li')?.querySelector('a');
  await vi.waitFor(() => expect(document.activeElement).toBe(way));
  expect(screen.queryByRole('button', { name: 'Show more notifications' })).toBeNull();
});

it('says what will stand there while there is nothing, and asks for a profile first', async () => {
  play([]);
  const { unmount } = renderScreen(<NotificationsPage />);
  expect(await screen.findByText('Nothing yet')).toBeTruthy();
  unmount();
  play([], 'GUEST_WITH_PROVIDER');
  renderScreen(<NotificationsPage />);
  expect(await screen.findByText('Finish your profile')).toBeTruthy();
});

it.each<[Partial<Told['node']>, string]>([
  [{ type: 'EPISODE_PURCHASED', actorCount: 13 }, 'Akiさんとほか12人が灯台の猫 第1話 入港を購入しました'],
  [{ actorCount: 2, actors: [] }, '読者2人が灯台の猫 第1話 入港にいいねしました'],
  [{ type: 'WATCHED_USER_PUBLISHED_EPISODE', actors: [] }, '雨宮ましろさんが灯台の猫 第1話 入港を公開しました'],
])('in Japanese a notification with %j says "%s"', async (changes, words) => {
  await inLanguage('ja');
  play([told('a1', changes)]);
  renderScreen(<NotificationsPage />);
  const [line] = await screen.findAllByRole('listitem');
  expect(line?.querySelector('p')?.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(words);
  expect(document.title).toBe('通知 | Komawari');
});
