import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MangaTab, type PreviewUser } from '../preview/index.ts';
import { GetBookmarkedWorks } from '../reading/operations/GetBookmarkedWorks.ts';
import { GetReadingHistories } from '../reading/operations/GetReadingHistories.ts';
import { BookmarksPage } from '../reading/pages/BookmarksPage.tsx';
import { GuestReadingHistoriesPage } from '../reading/pages/GuestReadingHistoriesPage.tsx';
import { ReadingHistoriesPage } from '../reading/pages/ReadingHistoriesPage.tsx';
import { answerTo, playApi } from '../shared/testing/playApi.ts';
import { renderScreen } from '../shared/testing/renderScreen.tsx';
import { GetTrash } from '../trash/operations/GetTrash.ts';
import { TrashPage } from '../trash/pages/TrashPage.tsx';
import { ViewAsButton } from '../viewAs/index.ts';
import { WatchedFeed } from '../watching/index.ts';

beforeEach(() => inLanguage('ja'));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const lastPage = { endCursor: null, hasNextPage: false };
const reader = { __typename: 'RegisteredViewer', id: 'u1' } as const;

const server = () =>
  playApi(
    answerTo(GetTrash).with(() => ({
      viewer: {
        ...reader,
        trash: {
          pageInfo: lastPage,
          edges: [
            {
              node: {
                id: 't1',
                title: '嵐の夜',
                language: 'ja',
                kind: 'EPISODE' as const,
                deletedAt: '2026-11-20T00:00:00Z',
                purgedAt: '2026-12-20T00:00:00Z',
              },
            },
          ],
        },
      },
    })),
    answerTo(GetBookmarkedWorks).with(() => ({
      viewer: {
        ...reader,
        bookmarkedWorks: {
          pageInfo: lastPage,
          edges: [
            {
              node: {
                id: 'w1',
                title: '空飛ぶ配達魔女',
                language: 'ja',
                isCompleted: false,
                isOneShot: false,
                lastUpdatedAt: '2026-11-20T00:00:00Z',
                viewerUnreadEpisodeCount: 3,
                coverImage: null,
                user: { id: 'u2', screenName: 'mina', displayName: 'みな' },
                statistic: { bookmarkCount: 1 },
              },
            },
          ],
        },
      },
    })),
    answerTo(GetReadingHistories).with(() => ({
      viewer: { ...reader, readingHistories: { pageInfo: lastPage, edges: [] } },
    })),
  );

/** What a screen says, once it is there; English words side by side would be no name. */
async function said(awaited: string): Promise<string> {
  await screen.findByText(awaited);
  const text = document.body.textContent ?? '';
  expect(text).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
  return text;
}

test('the trash is told of with days, in the order of the language', async () => {
  server();
  renderScreen(<TrashPage />);
  expect(await said('嵐の夜')).toMatch(/\d日に削除。.*\d日に完全に消えます/);
  expect(screen.getByRole('button', { name: '嵐の夜を元に戻す' })).toBeTruthy();
});

test('bookmarks are counted and sorted', async () => {
  server();
  renderScreen(<BookmarksPage />);
  expect(await said('未読3話')).toContain('追加順');
});

test('a history is empty, for readers and for guests', async () => {
  server();
  renderScreen(<ReadingHistoriesPage />);
  await said('まだ何も読んでいません');
  cleanup();
  renderScreen(<GuestReadingHistoriesPage />);
  expect(await said('まだ何も読んでいません')).toContain('アカウントを作る');
});

test('the private feed says when it was made', async () => {
  renderScreen(<WatchedFeed createdAt="2026-11-20T00:00:00Z" onChange={async () => undefined} />);
  expect(await said('非公開フィード')).toMatch(/URLは.*日に作られ、/);
});

test('a creator chooses as whom they look', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
  renderScreen(<ViewAsButton workId="w1" />);
  fireEvent.click(screen.getByRole('button', { name: '読者として見る' }));
  expect(await said('だれとして見ますか')).toContain('ファン登録していて、ファン限定の話を読める人');
});

test('works on the preview of a site are counted in 話', async () => {
  const work = {
    __typename: 'Work' as const,
    id: 'w1',
    title: '空飛ぶ配達魔女',
    language: 'ja',
    isOneShot: false,
    isCompleted: true,
    coverImage: null,
    description: '',
    episodes: { totalCount: 3 },
  };
  const site = {
    id: 's1',
    workDefaultSortOrder: 'NEWEST_FIRST',
    workLayout: 'GRID',
    works: { edges: [{ node: work }, { node: { ...work, id: 'w2' } }] },
  } as unknown as PreviewUser['site'];
  renderScreen(<MangaTab site={site} />);
  expect(await said('完結')).toContain('完結・全3話');
});
