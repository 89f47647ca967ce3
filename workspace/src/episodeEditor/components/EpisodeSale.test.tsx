import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { archiveEpisode } from '../../episodes/operations/archiveEpisode.ts';
import { unarchiveEpisode } from '../../episodes/operations/unarchiveEpisode.ts';
import { updateEpisode } from '../../episodes/operations/updateEpisode.ts';
import type { EpisodeInput } from '../../gql/graphql.ts';
import { readLocally } from '../../pageEditor/index.ts';
import type { SaleDraft } from '../../prices/index.ts';
import { playSalesTerms } from '../../prices/testing/playSalesTerms.ts';
import { GetOpenReviewNotes } from '../../reviews/operations/GetOpenReviewNotes.ts';
import { App } from '../../shared/operations/App.ts';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { EpisodeDraft, SavedEpisode } from '../draft/episodeDraft.ts';
import { draft, pageOf, saved } from '../testing/editedEpisode.ts';
import { EpisodeEditor } from './EpisodeEditor.tsx';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T14:41:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const pages = Array.from({ length: 24 }, (_, index) => ({ ...pageOf('a'), key: `p${index + 1}`, id: `p${index + 1}` }));
const onSale: SaleDraft = { isForSale: true, price: '120', firstPaidPage: '9', appeal: '' };
const out = { status: 'PUBLIC', publishedAt: '2026-11-13T11:00:00Z' } as const;

/** Opens the editor of an episode of 24 pages over a server that takes every save. */
function open(more: { draft?: Partial<EpisodeDraft>; saved?: Partial<SavedEpisode> } = {}, terms = playSalesTerms()) {
  let revision = saved.revision;
  const answered = (patch: Partial<SavedEpisode> = {}) => ({
    ...saved,
    ...more.saved,
    ...patch,
    salesInfo: null,
    revision: (revision += 1),
    pages: { nodes: pages.map(({ id, image }) => ({ id: id ?? '', image: { id: image?.id ?? '' } })) },
  });
  const api = playApi(
    terms,
    answerTo(GetOpenReviewNotes).with(() => ({ episode: { id: 'e1', reviewLinks: [] } })),
    answerTo(App).with(() => ({
      viewer: {
        __typename: 'RegisteredViewer',
        id: 'u1',
        kind: 'REGISTERED',
        authProviders: [],
        screenName: 'mashiro',
        email: null,
        user: { id: 'u1', screenName: 'mashiro', displayName: '雨宮ましろ', iconImage: null },
      },
    })),
    answerTo(archiveEpisode).with(() => ({
      archiveEpisode: { episode: answered({ archivedAt: '2026-11-20T14:41:00Z' }), problems: [] },
    })),
    answerTo(unarchiveEpisode).with(() => ({ unarchiveEpisode: { episode: answered(), problems: [] } })),
    answerTo(updateEpisode).with(({ input }) => ({
      updateEpisode: {
        episode: answered({ status: input.episode.status ?? more.saved?.status ?? 'DRAFT' }),
        problems: [],
      },
    })),
  );
  renderScreen(
    <EpisodeEditor
      work={{ id: 'w1', title: '空飛ぶ配達魔女の日報', language: 'ja', scrollDirection: 'RIGHT_TO_LEFT' }}
      number={25}
      initial={{ ...draft, pages, ...more.draft }}
      initialSaved={{ ...saved, ...more.saved }}
      localName="episode-e1"
      onCreated={() => undefined}
    />,
  );
  return {
    user: userEvent.setup({ delay: null }),
    sent: () =>
      api.calls.flatMap(({ name, variables }) =>
        name === 'updateEpisode' ? [(variables['input'] as { episode: EpisodeInput }).episode] : [],
      ),
  };
}
const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const sellSwitch = () => screen.findByRole('switch', { name: 'Sell this episode' });
const marker = () => screen.getByRole('slider', { name: 'First paid page' });
const share = () => document.querySelector('.sale__share')?.textContent;

describe('the price', () => {
  test('is set with a switch, and what the creator receives follows every key', async () => {
    const { user, sent } = open();
    expect(
      await screen.findByText('Free for everybody. Switch it on to set a price; of ¥500 you receive ¥452.'),
    ).toBeTruthy();
    await user.click(await sellSwitch());
    await user.type(screen.getByLabelText('Price'), '50');
    expect(share()).toBe('¥46');
    await user.type(screen.getByLabelText('Price'), '0');
    expect(share()).toBe('¥452');
    expect(screen.getByRole('img', { name: 'Of ¥500 you receive ¥452, Komawari ¥30, payment ¥18' })).toBeTruthy();
    expect([screen.getByText('Komawari 6%'), screen.getByText('Payment 3.6%')]).toHaveLength(2);
    await passSeconds(5.5);
    expect(sent().at(-1)?.salesInfo).toEqual({ price: 500, pagesChargedFrom: 8, salesAppeal: '' });
  });

  test('that is wrong is said when its field is left, and is kept out of what is saved but not lost', async () => {
    const { user, sent } = open({ draft: { sale: onSale }, saved: { price: 120 } });
    await screen.findByLabelText('Price');
    fill('Price', '100.5');
    expect(screen.getByText('Whole yen only. Try 100 or 101.')).toBeTruthy();
    await passSeconds(5.5);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('salesInfo');
    expect(readLocally<EpisodeDraft>('episode-e1')?.draft.sale.price).toBe('100.5');
    fireEvent.input(screen.getByLabelText('Price'), { target: { value: '100' } });
    expect(screen.queryByText(/Whole yen only/)).toBeNull();
    await user.tab();
    await passSeconds(5.5);
    expect(sent()[1]?.salesInfo).toMatchObject({ price: 100 });
    expect(readLocally('episode-e1')).toBeNull();
  });

  test('that is missing keeps the main button from saving, and gets the focus', async () => {
    const { user, sent } = open({ draft: { sale: { ...onSale, price: '' }, release: 'PUBLIC' } });
    await screen.findByLabelText('Price');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Price'));
    expect(screen.getByText('Write a price from ¥50 to ¥10,000.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('can change after sales, and says that buyers and sales stay', async () => {
    open({ draft: { sale: onSale, release: 'PUBLIC' }, saved: { ...out, price: 120, buyerCount: 302 } });
    await screen.findByLabelText('Price');
    expect(screen.queryByText(/readers bought it/)).toBeNull();
    fill('Price', '500');
    const notice = screen.getByText('302 readers bought it so far.').closest('[role="status"]');
    expect(notice?.textContent).toContain(
      'They keep the episode. From now on it costs ¥500; the sales so far stay as they are.',
    );
  });
});

describe('the first paid page', () => {
  test('is chosen with the keys of the marker, and its number follows', async () => {
    const { user, sent } = open({ draft: { sale: onSale }, saved: { price: 120 } });
    await screen.findByLabelText('Price');
    expect(marker().getAttribute('aria-valuetext')).toBe('Page 9. 8 free, 16 paid');
    marker().focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(marker().getAttribute('aria-valuenow')).toBe('10');
    expect((screen.getByRole('textbox', { name: 'First paid page' }) as HTMLInputElement).value).toBe('10');
    await user.keyboard('{End}');
    expect(screen.getByText('23 free, 1 paid')).toBeTruthy();
    await user.keyboard('{Home}');
    expect(screen.getByText('None free, 24 paid')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(marker().getAttribute('aria-valuenow')).toBe('1');
    await user.keyboard('{ArrowUp}');
    await passSeconds(5.5);
    expect(sent().at(-1)?.salesInfo).toMatchObject({ pagesChargedFrom: 1 });
  });

  test('is typed or stepped to, and one beyond the last page is said', async () => {
    const { user } = open({ draft: { sale: onSale }, saved: { price: 120 } });
    const field = await screen.findByRole('textbox', { name: 'First paid page' });
    await user.click(screen.getByRole('button', { name: 'One page later' }));
    expect(marker().getAttribute('aria-valuenow')).toBe('10');
    fireEvent.input(field, { target: { value: '25' } });
    fireEvent.blur(field);
    expect(screen.getByText('There are 24 pages. Choose 1 to 24.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'One page later' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'One page earlier' }));
    expect(marker().getAttribute('aria-valuenow')).toBe('23');
  });
});

test('a guest sees the wall as it will be, and nothing in it can be pressed', async () => {
  open({ draft: { sale: { ...onSale, price: '500', appeal: '嵐の中の16ページ。' } }, saved: { price: 120 } });
  const preview = within(await screen.findByRole('region', { name: 'What a guest sees' }));
  expect(preview.getByText('Read the other 16 pages')).toBeTruthy();
  expect(preview.getByText('¥500')).toBeTruthy();
  expect(preview.getByText('嵐の中の16ページ。')).toBeTruthy();
  expect(document.querySelector('.guest-preview')?.hasAttribute('inert')).toBe(true);
  fill('Price', '120');
  expect(preview.getByText('¥120')).toBeTruthy();
  // What is no price is nothing a guest will see.
  fill('Price', '100.5');
  const still = within(screen.getByRole('region', { name: 'What a guest sees' }));
  expect(still.getByText('¥120')).toBeTruthy();
});

describe('a price and fans only', () => {
  test('are refused together: nothing changes until one is chosen', async () => {
    const { user, sent } = open({ draft: { sale: onSale, release: 'PUBLIC' }, saved: { ...out, price: 120 } });
    await screen.findByLabelText('Price');
    await user.click(screen.getByRole('radio', { name: /^Fans only/ }));
    expect(screen.getByText('An episode is for fans or for sale, not both.')).toBeTruthy();
    expect(screen.getByText('Your 1,284 fans read it at no charge')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^For sale, public/, checked: true }));
    await user.click(screen.getByRole('button', { name: 'Leave it as it was' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Public/, checked: true }));
    await user.click(screen.getByRole('radio', { name: /^Fans only/ }));
    await user.click(screen.getByRole('radio', { name: /^Fans only, no price/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(((await sellSwitch()) as HTMLInputElement).checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Publish to fans' }));
    await waitFor(() => expect(sent()[0]).toMatchObject({ status: 'FAN_ONLY', salesInfo: null }));
  });

  test('are refused from the side of the switch, too', async () => {
    const { user } = open({ draft: { release: 'FAN_ONLY' }, saved: { ...out, status: 'FAN_ONLY' } });
    await user.click(await sellSwitch());
    await user.click(screen.getByRole('radio', { name: /^For sale, public/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(document.activeElement).toBe(await sellSwitch());
    expect((screen.getByRole('radio', { name: /^Public/ }) as HTMLInputElement).checked).toBe(true);
    expect(((await sellSwitch()) as HTMLInputElement).checked).toBe(true);
  });
});

test('where nothing is sold one sentence says so', async () => {
  open({}, playSalesTerms({ isOpen: false }));
  expect(await screen.findByText('Episodes are not sold here at present.')).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Sell this episode' })).toBeNull();
});

test('what was bought is archived instead of going back to draft, and published again', async () => {
  const { user } = open({
    draft: { sale: onSale, release: 'PUBLIC' },
    saved: { ...out, price: 120, buyerCount: 12, canChangeStatusToDraft: false },
  });
  await screen.findByLabelText('Price');
  await user.click(screen.getByRole('radio', { name: /^Draft/ }));
  const dialog = within(screen.getByRole('dialog', { name: /^Archive 第25話.* instead\?$/ }));
  expect(dialog.getByText('12 people bought this episode, so it cannot go back to draft.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Archive it' }));
  expect(await screen.findByText('Only its 12 buyers read it.', { exact: false })).toBeTruthy();
  expect((screen.getByRole('radio', { name: /^Public/ }) as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Publish again' }));
  await waitFor(() => expect(screen.queryByText(/^Archived since/)).toBeNull());
});

test('what somebody is just buying is not said to be in the hands of judges alone', async () => {
  open({
    draft: { sale: onSale, release: 'PUBLIC' },
    saved: { ...out, price: 120, buyerCount: 0, canChangeStatusToDraft: false },
  });
  expect(await screen.findByText(/^Somebody is buying it at this moment/)).toBeTruthy();
});

test('an archived episode whose buyers gave it back is its creator’s alone', async () => {
  open({ saved: { ...out, price: 120, buyerCount: 0, archivedAt: '2026-11-19T03:00:00Z' } });
  expect(await screen.findByText('Only you see it.', { exact: false })).toBeTruthy();
});

test('money that is none is called test money, beside the switch and on the wall', async () => {
  open({ draft: { sale: onSale }, saved: { price: 120 } }, playSalesTerms({ isTest: true }));
  await screen.findByRole('region', { name: 'What a guest sees' });
  expect(screen.getAllByText('Test money, no charge')).toHaveLength(2);
});

test('below the price stands what the latest episodes cost', async () => {
  open({ draft: { sale: onSale } }, playSalesTerms({ latestPrices: [120, 120, 120] }));
  expect(await screen.findByText('Tax included. Your last three were ¥120.')).toBeTruthy();
});
