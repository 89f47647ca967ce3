import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ChangeEpisodePrices } from '../../episodes/operations/ChangeEpisodePrices.ts';
import { playSalesTerms } from '../../prices/testing/playSalesTerms.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { listedEpisode } from '../testing/listedEpisode.ts';
import { EpisodeList } from './EpisodeList.tsx';
import type { ListedEpisode } from './EpisodeTable.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Draws the list over an API where the episodes named in `stay` cannot change. */
function open(episodes: readonly ListedEpisode[], stay: Record<string, string> = {}, isOpen = true) {
  const api = playApi(
    playSalesTerms({ isOpen }),
    answerTo(ChangeEpisodePrices).with(({ input }) => ({
      changeEpisodePrices: {
        answers: input.episodeIds.map(String).map((id) => ({
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

async function choose(user: ReturnType<typeof userEvent.setup>, count: number): Promise<void> {
  const boxes = screen.getAllByRole('checkbox', { name: /^Select / });
  for (const box of boxes.slice(0, count)) await user.click(box);
}
const askPrice = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Set price…' }));
  return within(screen.getByRole('dialog'));
};

test('several episodes get one price and one first paid page, and what they bring is said while it is typed', async () => {
  const { sent, user } = open([listedEpisode(1), listedEpisode(2), listedEpisode(3)]);
  await choose(user, 2);
  const dialog = await askPrice(user);
  expect(screen.getByRole('dialog', { name: 'Set the price of 2 episodes?' })).toBeTruthy();
  await user.type(dialog.getByLabelText('Price'), '120');
  expect(dialog.getByText('¥109', { selector: '.sale__share' })).toBeTruthy();
  await user.type(dialog.getByLabelText('Paid after page'), '8');
  await user.click(dialog.getByRole('button', { name: 'Set price' }));
  expect(await screen.findByText('2 episodes for sale at ¥120')).toBeTruthy();
  expect(sent()).toEqual([{ workId: 'w1', episodeIds: ['e1', 'e2'], salesInfo: { price: 120, pagesChargedFrom: 8 } }]);
  expect(screen.queryByRole('group', { name: 'Selected episodes' })).toBeNull();
});

test('nothing is sent while the price or the pages are wrong', async () => {
  const { sent, user } = open([listedEpisode(1)]);
  await choose(user, 1);
  const dialog = await askPrice(user);
  await user.type(dialog.getByLabelText('Price'), '49');
  await user.click(dialog.getByRole('button', { name: 'Set price' }));
  expect(dialog.getByText('The lowest price is ¥50.')).toBeTruthy();
  expect(dialog.getByText(/Write how many pages everybody reads/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('what could not get the price is named with its reason', async () => {
  const { user } = open([listedEpisode(1), listedEpisode(2, { status: 'FAN_ONLY' })], {
    e2: 'An episode is either for fans or for sale.',
  });
  await choose(user, 2);
  const dialog = await askPrice(user);
  await user.type(dialog.getByLabelText('Price'), '120');
  await user.type(dialog.getByLabelText('Paid after page'), '0');
  await user.click(dialog.getByRole('button', { name: 'Set price' }));
  const notice = await screen.findByText(/1 episode did not change/);
  const words = notice.closest('[role]')?.textContent ?? '';
  expect(words).toContain('1 episode for sale at ¥120.');
  expect(words).toContain('An episode is either for fans or for sale.');
});

test('a price is taken away, and those who bought keep the episode', async () => {
  const sold = { salesInfo: { price: 120, pagesChargedFrom: 8 }, buyerCount: 12 };
  const { sent, user } = open([listedEpisode(1, sold), listedEpisode(2, sold)]);
  await choose(user, 2);
  const dialog = await askPrice(user);
  expect((dialog.getByLabelText('Price') as HTMLInputElement).value).toBe('120');
  expect((dialog.getByLabelText('Paid after page') as HTMLInputElement).value).toBe('8');
  expect(dialog.getByText('Who bought one keeps it, and the sales so far stay as they are.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: /No price/ }));
  await user.click(dialog.getByRole('button', { name: 'Take the price away' }));
  expect(await screen.findByText('2 episodes made free')).toBeTruthy();
  expect(sent()).toEqual([{ workId: 'w1', episodeIds: ['e1', 'e2'], salesInfo: null }]);
});

test('where nothing is sold no price is offered, and one that is there can be taken away', async () => {
  const { user } = open(
    [listedEpisode(1), listedEpisode(2, { salesInfo: { price: 120, pagesChargedFrom: 8 } })],
    {},
    false,
  );
  await choose(user, 1);
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set price…' })).toBeNull();
  // The first goes, the second comes.
  await choose(user, 2);
  const dialog = await askPrice(user);
  expect(dialog.queryByLabelText('Price')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Take the price away' })).toBeTruthy();
});

test('the list says what each episode costs', () => {
  open([listedEpisode(1), listedEpisode(2, { salesInfo: { price: 1200, pagesChargedFrom: 8 } })]);
  expect(screen.getAllByText('¥1,200').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Free').length).toBeGreaterThan(0);
});
