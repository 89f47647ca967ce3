import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { GetNotifications } from '../notifications/operations/GetNotifications.ts';
import { NotificationsPage } from '../notifications/pages/NotificationsPage.tsx';
import { GetBookmarkedWorks } from '../reading/operations/GetBookmarkedWorks.ts';
import { GetReadingHistories } from '../reading/operations/GetReadingHistories.ts';
import { BookmarksPage } from '../reading/pages/BookmarksPage.tsx';
import { ReadingHistoriesPage } from '../reading/pages/ReadingHistoriesPage.tsx';
import { App } from '../shared/operations/App.ts';
import { answerTo, playApi } from '../shared/testing/playApi.ts';
import { renderScreen } from '../shared/testing/renderScreen.tsx';
import { GetTrash } from '../trash/operations/GetTrash.ts';
import { TrashPage } from '../trash/pages/TrashPage.tsx';
import { GetEditWorkForm } from '../works/operations/GetEditWorkForm.ts';
import { GetWorkspaceViewerWorks } from '../works/operations/GetWorkspaceViewerWorks.ts';
import { GetWorkspaceWorkSettings } from '../works/operations/GetWorkspaceWorkSettings.ts';
import { EditWorkPage } from '../works/pages/EditWorkPage.tsx';
import { WorkPage } from '../works/pages/WorkPage.tsx';
import { WorksPage } from '../works/pages/WorksPage.tsx';
import { listedEpisode } from '../works/testing/listedEpisode.ts';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const lastPage = { endCursor: null, hasNextPage: false };
const reader = { __typename: 'RegisteredViewer', id: 'u1' } as const;
const at = '2026-11-20T03:00:00Z';
const user = { id: 'u2', screenName: 'mina', displayName: 'みな' };
const work = { id: 'w1', title: 'The Night Mail', language: 'en', coverImage: null, user };
const episode = { id: 'e1', title: 'Prologue', number: 1, publicNumber: 1, thumbnailImage: null };
const statistic = { viewCount: 0, likeCount: 0, commentCount: 0, bookmarkCount: 0 };
const state = { isCompleted: false, isOneShot: false, suspension: null };
const settings = {
  revision: 1,
  viewerCanEdit: true,
  description: 'By train.',
  scrollDirection: 'RIGHT_TO_LEFT' as const,
};

const server = () =>
  playApi(
    answerTo(App).with(() => ({
      viewer: { __typename: 'GuestViewer', id: null, kind: 'GUEST_NO_PROVIDER', authProviders: [], screenName: null },
    })),
    answerTo(GetWorkspaceViewerWorks).with(() => {
      const made = { viewerLastUpdatedAt: null, firstPublishedAt: null, viewerEpisodes: { totalCount: 1 } };
      const works = { pageInfo: lastPage, edges: [{ node: { ...work, ...state, ...made, statistic } }] };
      return { viewer: { ...reader, works } };
    }),
    answerTo(GetWorkspaceWorkSettings).with(() => {
      const edges = [{ node: listedEpisode(1, { title: 'Prologue' }) }];
      const viewerEpisodes = { totalCount: 1, pageInfo: lastPage, edges };
      return {
        work: { ...work, ...state, ...settings, viewerLastUpdatedAt: null, tags: [], statistic, viewerEpisodes },
      };
    }),
    answerTo(GetBookmarkedWorks).with(() => {
      const bookmarked = { ...work, ...state, lastUpdatedAt: at, viewerUnreadEpisodeCount: 0, statistic };
      return { viewer: { ...reader, bookmarkedWorks: { pageInfo: lastPage, edges: [{ node: bookmarked }] } } };
    }),
    answerTo(GetReadingHistories).with(() => {
      const read = { ...episode, pages: { totalCount: 24 } };
      const node = { id: 'h1', readAt: at, pageNumber: 9, isCompleted: false, episode: read, work };
      return { viewer: { ...reader, readingHistories: { pageInfo: lastPage, edges: [{ node }] } } };
    }),
    answerTo(GetTrash).with(() => {
      const node = { ...work, kind: 'WORK' as const, deletedAt: at, purgedAt: at };
      return { viewer: { ...reader, trash: { pageInfo: lastPage, edges: [{ node }] } } };
    }),
    answerTo(GetNotifications).with(() => {
      const told = {
        type: 'WORK_BOOKMARKED',
        occurredAt: at,
        isRead: true,
        actorCount: 1,
        moderation: null,
        reason: null,
      } as const;
      const node = {
        id: 'n1',
        ...told,
        amount: null,
        actors: [user],
        entity: { ...work, suspension: null, __typename: 'Work' as const },
      };
      const edges = [{ node }];
      return { viewer: { ...reader, notifications: { lastReadAt: null, unreadCount: 0, pageInfo: lastPage, edges } } };
    }),
  );

/** In which languages a text stands on the screen, wherever it does. */
const languagesOf = (text: string) =>
  screen.getAllByText(text).map((element) => element.closest('[lang]')?.getAttribute('lang'));

const screens: [string, () => ReactElement, readonly string[]][] = [
  ['the list of works', () => <WorksPage />, [work.title]],
  ['a work', () => <WorkPage />, [work.title, 'By train.', 'Prologue']],
  ['bookmarks', () => <BookmarksPage />, [work.title]],
  ['the history of reading', () => <ReadingHistoriesPage />, [work.title, 'Prologue']],
  ['the trash', () => <TrashPage />, [work.title]],
  ['notifications', () => <NotificationsPage />, [work.title]],
];

test.each(screens)('%s has the words of an English work in English', async (_name, show, texts) => {
  server();
  renderScreen(show(), { path: '/works/:workId', at: '/works/w1' });
  await screen.findAllByText(work.title);
  for (const text of texts) {
    const found = languagesOf(text);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(['en']));
  }
});

test('nobody recorded the language of a name, which stays what it is beside an English work', async () => {
  server();
  renderScreen(<BookmarksPage />);
  await screen.findAllByText(work.title);
  expect(languagesOf('みな')).toEqual(['ja']);
});

test('a title is typed in the language that the form of its work names', async () => {
  const details = {
    commentIsOpen: true,
    commentMode: 'DAREDEMO' as const,
    enableSurvey: true,
    showsYawarakaText: false,
    rating: 'ALL_AGES' as const,
    genre: null,
    onHiatus: false,
    returnsOn: null,
    credits: [],
    contestApplications: [],
    hasCover: false,
    tags: [],
  };
  playApi(
    answerTo(GetEditWorkForm).with(() => ({
      work: { ...work, ...state, ...settings, ...details },
      currentContest: null,
      hotTags: [],
    })),
  );
  renderScreen(<EditWorkPage />, { path: '/works/:workId', at: '/works/w1' });
  const title = await screen.findByLabelText('Title');
  expect(title.lang).toBe('en');
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'ja');
  expect([title.lang, screen.getByLabelText('Description').lang]).toEqual(['ja', 'ja']);
});
