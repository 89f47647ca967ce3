import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { updateEpisode } from '../../episodes/index.ts';
import { archiveEpisode } from '../../episodes/operations/archiveEpisode.ts';
import { unarchiveEpisode } from '../../episodes/operations/unarchiveEpisode.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { EpisodeMenu } from './EpisodeMenu.tsx';
import type { ListedEpisode } from './EpisodeTable.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listed: ListedEpisode = {
  id: 'e1',
  title: '入港',
  number: 1,
  publicNumber: 1,
  status: 'FAN_ONLY',
  publishedAt: '2026-11-10T05:00:00Z',
  updatedAt: '2026-11-20T03:00:00Z',
  revision: 7,
  canChangeStatusToDraft: true,
  canChangeStatusToFanOnly: true,
  buyerCount: 0,
  archivedAt: null,
  salesInfo: null,
  thumbnailImage: null,
  statistic: { likeCount: 0, commentCount: 0, viewCount: 0 },
  pages: { totalCount: 3 },
};

test('an episode that was unpublished goes back to who could read it', async () => {
  const { calls } = playApi(
    answerTo(updateEpisode).with(({ input }) => ({
      updateEpisode: {
        episode: {
          ...listed,
          revision: input.expectedRevision + 1,
          status: input.episode.status ?? 'DRAFT',
          pages: { nodes: [] },
        },
        problems: [],
      },
    })),
  );
  const user = userEvent.setup({ delay: null });
  renderScreen(<EpisodeMenu workId="w1" episode={listed} />);
  await user.click(screen.getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('For fans only')).toBeTruthy();
  expect(calls.map(({ variables }) => variables['input'])).toEqual([
    { id: 'e1', expectedRevision: 7, episode: { status: 'DRAFT' } },
    { id: 'e1', expectedRevision: 8, episode: { status: 'FAN_ONLY' } },
  ]);
});

describe('an episode that was bought', () => {
  const sold: ListedEpisode = { ...listed, status: 'PUBLIC', canChangeStatusToDraft: false, buyerCount: 12 };
  const answered = { ...sold, archivedAt: '2026-11-22T05:00:00Z', pages: { nodes: [] } };
  const play = () =>
    playApi(
      answerTo(archiveEpisode).with(() => ({ archiveEpisode: { episode: answered, problems: [] } })),
      answerTo(unarchiveEpisode).with(() => ({
        unarchiveEpisode: { episode: { ...answered, archivedAt: null }, problems: [] },
      })),
    );

  test.each([
    ['Unpublish', '12 people bought this episode, so it cannot go back to draft.'],
    ['Delete', '12 people bought this episode, so it cannot go to the trash.'],
  ])('is archived where others %s, and comes back', async (item, words) => {
    const { calls } = play();
    const user = userEvent.setup({ delay: null });
    renderScreen(<EpisodeMenu workId="w1" episode={sold} />);
    await user.click(screen.getByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = within(screen.getByRole('dialog', { name: 'Archive 入港 instead?' }));
    expect(dialog.getByText(words)).toBeTruthy();
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Archive it' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Published again')).toBeTruthy();
    expect(calls.map(({ name }) => name)).toEqual(['archiveEpisode', 'unarchiveEpisode']);
  });

  test('can be published again once it is archived', async () => {
    const { calls } = play();
    const user = userEvent.setup({ delay: null });
    renderScreen(<EpisodeMenu workId="w1" episode={{ ...sold, archivedAt: '2026-11-22T05:00:00Z' }} />);
    await user.click(screen.getByRole('button', { name: /^Actions for/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Publish again',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Publish again' }));
    expect(await screen.findByText('Published again')).toBeTruthy();
    expect(calls.map(({ name, variables }) => [name, variables['input']])).toEqual([
      ['unarchiveEpisode', { id: 'e1' }],
    ]);
  });
});

test.each<[string, Partial<ListedEpisode>, boolean, string[]]>([
  ['is fan-only', {}, false, ['Edit', 'View', 'Publish now', 'Unpublish', 'Delete']],
  ['is in a suspended work', {}, true, ['Edit', 'Publish now', 'Unpublish', 'Delete']],
  ['is suspended', { status: 'SUSPENDED' }, false, ['Edit', 'Delete']],
  ['was bought and is suspended', { status: 'SUSPENDED', buyerCount: 2 }, false, ['Edit']],
  [
    'was archived and is suspended',
    { status: 'SUSPENDED', buyerCount: 2, archivedAt: '2026-11-20T03:00:00Z' },
    false,
    ['Edit'],
  ],
])('the menu of an episode that %s offers what can be done', async (_which, more, isWorkSuspended, offered) => {
  playApi();
  renderScreen(<EpisodeMenu workId="w1" isWorkSuspended={isWorkSuspended} episode={{ ...listed, ...more }} />);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: /^Actions for/ }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(offered);
});
