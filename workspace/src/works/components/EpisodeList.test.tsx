import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { changeEpisodeStatuses } from '../../episodes/operations/changeEpisodeStatuses.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { ListedEpisode } from './EpisodeTable.tsx';
import { playSalesTerms } from '../../prices/testing/playSalesTerms.ts';
import { listedEpisode as episode } from '../testing/listedEpisode.ts';
import { EpisodeList } from './EpisodeList.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Draws the list over an API where the episodes named in `stay` cannot change. */
function open(episodes: readonly ListedEpisode[], stay: Record<string, string> = {}) {
  const api = playApi(
    playSalesTerms({ isOpen: false }),
    answerTo(changeEpisodeStatuses).with(({ input }) => ({
      changeEpisodeStatuses: {
        answers: input.ids.map(String).map((id) => ({
          id,
          isChanged: !(id in stay),
          reason: stay[id] ? { message: stay[id] } : null,
        })),
        problems: [],
      },
    })),
  );
  renderScreen(<EpisodeList workId="w1" episodes={episodes} />);
  return {
    sent: () => api.calls.flatMap(({ variables }) => variables['input'] ?? []),
    user: userEvent.setup({ delay: null }),
  };
}
const boxes = () => screen.getAllByRole('checkbox', { name: /^Select / });
const bar = () => within(screen.getByRole('group', { name: 'Selected episodes' }));

test('several are chosen by keyboard and published together, after one question', async () => {
  const { sent, user } = open([episode(1), episode(2), episode(3)]);
  boxes()[0]?.focus();
  await user.keyboard(' ');
  await user.click(boxes()[2] as HTMLElement);
  expect(bar().getByText('2 selected')).toBeTruthy();
  await user.click(bar().getByRole('button', { name: 'Publish' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Publish 2 episodes?' }));
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('2 episodes published')).toBeTruthy();
  expect(sent()).toEqual([{ workId: 'w1', change: 'PUBLIC', ids: ['e1', 'e3'] }]);
  expect(screen.queryByRole('group', { name: 'Selected episodes' })).toBeNull();
});

test('what could not change is named with its reason, beside what changed', async () => {
  const { user } = open([episode(1), episode(2)], { e2: 'The judges of a contest are reading this episode.' });
  await user.click(boxes()[0] as HTMLElement);
  await user.click(bar().getByRole('button', { name: 'Select all' }));
  await user.click(bar().getByRole('button', { name: 'Fans only' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fans only' }));
  const notice = await screen.findByText(/1 episode did not change/);
  const words = notice.closest('[role]')?.textContent ?? '';
  expect(words).toContain('1 episode for fans only.');
  expect(words).toContain('The judges of a contest are reading this episode.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/did not change/)).toBeNull();
});

test('the trash can be undone', async () => {
  const { sent, user } = open([episode(1, { status: 'PUBLIC' })]);
  await user.click(boxes()[0] as HTMLElement);
  await user.click(bar().getByRole('button', { name: 'Move to trash' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move to trash' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 episode restored')).toBeTruthy();
  expect(sent()).toEqual([
    { workId: 'w1', change: 'TRASH', ids: ['e1'] },
    { workId: 'w1', change: 'RESTORE', ids: ['e1'] },
  ]);
});

test('only what would do something is offered', async () => {
  const { user } = open([
    episode(1, { status: 'PUBLIC', canChangeStatusToFanOnly: false }),
    episode(2, { status: 'SUSPENDED', canChangeStatusToDraft: false, canChangeStatusToFanOnly: false }),
  ]);
  const offered = () =>
    bar()
      .getAllByRole('button')
      .filter((button) => !button.hidden)
      .map((button) => button.textContent);
  await user.click(boxes()[1] as HTMLElement);
  expect(offered()).toEqual(['Select all', 'Move to trash', 'Clear']);
  await user.click(boxes()[0] as HTMLElement);
  expect(offered()).toEqual(['Back to draft', 'Move to trash', 'Clear']);
});

test('a schedule needs a time to come', async () => {
  const { sent, user } = open([episode(1)]);
  await user.click(boxes()[0] as HTMLElement);
  await user.click(bar().getByRole('button', { name: 'Schedule' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Schedule 1 episode?' }));
  const field = dialog.getByLabelText(/Goes public/);
  await user.clear(field);
  await user.type(field, '2020-01-01T20:00');
  expect(dialog.getByText(/That time has passed/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(sent()).toEqual([]);
  await user.clear(field);
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await user.type(field, `${later}T20:00`);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('1 episode scheduled')).toBeTruthy();
  expect(sent()).toEqual([{ workId: 'w1', change: 'SCHEDULED', ids: ['e1'], publishAt: `${later}T11:00:00.000Z` }]);
});

test('what was taken back to draft goes back to where it was', async () => {
  const at = '2027-01-05T11:00:00.000Z';
  const { sent, user } = open([
    episode(1, { status: 'PUBLIC' }),
    episode(2, { status: 'SCHEDULED', publishedAt: at }),
    episode(3),
  ]);
  await user.click(boxes()[0] as HTMLElement);
  await user.click(bar().getByRole('button', { name: 'Select all' }));
  await user.click(bar().getByRole('button', { name: 'Back to draft' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back to draft' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(sent().slice(1)).toEqual([
      { workId: 'w1', change: 'PUBLIC', ids: ['e1'] },
      { workId: 'w1', change: 'SCHEDULED', ids: ['e2'], publishAt: at },
    ]),
  );
});

test('what could not go back is told with its reason, and the rest goes back one after the other', async () => {
  const at = '2027-01-05T11:00:00.000Z';
  const { sent, user, busiest } = openWith([
    episode(1, { status: 'PUBLIC' }),
    episode(2, { status: 'FAN_ONLY' }),
    episode(3, { status: 'SCHEDULED', publishedAt: at }),
  ]);
  await user.click(boxes()[0] as HTMLElement);
  await user.click(bar().getByRole('button', { name: 'Select all' }));
  await user.click(bar().getByRole('button', { name: 'Back to draft' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back to draft' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 episodes did not change back')).toBeTruthy();
  const notice = screen.getByText('2 episodes did not change:');
  const words = notice.closest('[role]')?.textContent ?? '';
  expect(words).toContain('1 episode as before.');
  expect(words).toContain('You cannot do this here.');
  expect(words).toContain('That time has passed.');
  expect(sent()).toHaveLength(4);
  expect(busiest()).toBe(1);
});

/** An API where fans never see anything and no time is early enough, and that counts how many calls it has at once. */
function openWith(episodes: readonly ListedEpisode[]) {
  let atOnce = 0;
  let most = 0;
  const api = playApi(
    playSalesTerms({ isOpen: false }),
    answerTo(changeEpisodeStatuses).with(({ input: { change, ids } }) => {
      if (change === 'FAN_ONLY') throw new Refusal('Not for fans.', { code: 'FORBIDDEN' });
      const reason = change === 'SCHEDULED' ? { message: 'That time has passed.' } : null;
      const answers = ids.map((id) => ({ id: String(id), isChanged: reason === null, reason }));
      return { changeEpisodeStatuses: { answers, problems: [] } };
    }),
  );
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    const answered = await answer(...asked);
    atOnce -= 1;
    return answered;
  });
  renderScreen(<EpisodeList workId="w1" episodes={episodes} />);
  return {
    sent: () => api.calls.flatMap(({ variables }) => variables['input'] ?? []),
    busiest: () => most,
    user: userEvent.setup({ delay: null }),
  };
}
