import '@komawari/ui/testing/installDialog';
import { cleanup, screen } from '@testing-library/react';
import { storePlace } from '@komawari/ui/reader/places.ts';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { GetReadingHistories } from '../operations/GetReadingHistories.ts';
import { GetLocalReadingHistories } from '../operations/GetLocalReadingHistories.ts';
import { GuestReadingHistoriesPage } from './GuestReadingHistoriesPage.tsx';
import { ReadingHistoriesPage } from './ReadingHistoriesPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const read = {
  id: 'h1',
  readAt: '2026-11-20T00:00:00Z',
  pageNumber: 3,
  isCompleted: false,
  episode: { id: 'e1', title: 'はじまり', number: 1, publicNumber: 1, thumbnailImage: null, pages: { totalCount: 4 } },
  work: { id: 'w1', title: '灯台の夜', language: 'ja', user: { id: 'u2', displayName: '雨宮ましろ' } },
};

/** Clears the history. @returns the heading of what then stands there */
async function clear(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Clear history' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  return screen.findByRole('heading', { name: 'Nothing read yet' });
}

test('who clears the history goes on from what is said of it', async () => {
  // What is forgotten is not there when it is asked for again.
  const answers = [[{ node: read }], []];
  playApi(
    answerTo(GetReadingHistories).with(() => ({
      viewer: {
        __typename: 'RegisteredViewer',
        id: 'u1',
        readingHistories: { pageInfo: { endCursor: null, hasNextPage: false }, edges: answers.shift() ?? [] },
      },
    })),
  );
  renderScreen(<ReadingHistoriesPage />);
  const heading = await clear();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

test('so does a guest, whose history is of this device', async () => {
  storePlace(localStorage, 'e1', { page: 3, fraction: 0.5 });
  playApi(answerTo(GetLocalReadingHistories).with(() => ({ statistics: { episodes: [] } })));
  renderScreen(<GuestReadingHistoriesPage />);
  const heading = await clear();
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});
