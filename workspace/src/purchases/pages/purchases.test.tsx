// @vitest-environment jsdom
import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MyPurchasedQuery, PurchaseFieldsFragment, UnpaidPurchaseFieldsFragment } from '../../gql/graphql.ts';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { CanBuyEpisodes } from '../operations/CanBuyEpisodes.ts';
import { MyPurchased } from '../operations/MyPurchased.ts';
import { MyPurchaseHistory } from '../operations/MyPurchaseHistory.ts';
import { PurchasedEpisodeId } from '../operations/PurchasedEpisodeId.ts';
import { RefundPurchase } from '../operations/RefundPurchase.ts';
import { UpdatePurchaseStatus } from '../operations/UpdatePurchaseStatus.ts';
import { PurchasedPage } from './PurchasedPage.tsx';
import { PurchaseErrorPage } from './PurchaseErrorPage.tsx';
import { PurchaseHistoryPage } from './PurchaseHistoryPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T03:00:00Z') });
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  flash.clear();
  await inLanguage('en');
});

const boughtEpisode = {
  __typename: 'Episode' as const,
  id: 'e23',
  publicNumber: null,
  work: { id: 'w1', language: 'ja' },
  thumbnailImage: null,
};
const purchase = (over: Partial<PurchaseFieldsFragment> = {}): PurchaseFieldsFragment => ({
  id: 'b1',
  price: 120,
  purchasedAt: '2026-11-18T03:00:00Z',
  status: 'COMPLETED',
  method: 'CARD',
  isDisputed: false,
  isTest: true,
  refundableUntil: null,
  refundedAt: null,
  isRefundArrived: false,
  receiptUrl: `/receipts/${over.id ?? 'b1'}.pdf`,
  episodeTitle: '第23話　宛名のない手紙',
  workTitle: '空飛ぶ配達魔女の日報',
  sellerName: '雨宮ましろ',
  item: { ...boughtEpisode, publicNumber: 3 },
  ...over,
});
const page = <Node,>(nodes: Node[]) => ({
  pageInfo: { endCursor: null, hasNextPage: false },
  edges: nodes.map((node) => ({ node })),
});
const historyOf = (...nodes: PurchaseFieldsFragment[]) => ({
  viewer: {
    __typename: 'RegisteredViewer' as const,
    id: 'v1',
    user: { id: 'u1', displayName: '赤毛のサフラン' },
    unpaidPurchases: [] as UnpaidPurchaseFieldsFragment[],
    purchaseHistory: page(nodes),
  },
});
const history = (...nodes: PurchaseFieldsFragment[]) => answerTo(MyPurchaseHistory).with(() => historyOf(...nodes));
const selling = (isOpen: boolean) =>
  answerTo(CanBuyEpisodes).with(() => ({ salesTerms: isOpen ? { isTest: true } : null }));

test('[R2-033] the history is by month, with what was paid and not given back, and a receipt on each row', async () => {
  playApi(
    history(
      purchase({ refundableUntil: '2026-11-19T03:00:00Z' }),
      purchase({ id: 'b2', price: 500, refundedAt: '2026-11-18T09:00:00Z', isRefundArrived: true, status: 'REFUNDED' }),
      purchase({ id: 'b3', purchasedAt: '2026-10-12T03:00:00Z' }),
    ),
  );
  renderScreen(<PurchaseHistoryPage />);
  const november = (await screen.findByRole('heading', { name: '2026年11月' })).closest('section');
  if (!november) throw new Error('no box of the month');
  expect(november.textContent).toContain('¥120 for 1');
  const [open, back] = within(november).getAllByRole('listitem');
  expect(open?.textContent).toContain('Not opened yet. Refund until 2026年11月19日(木) 12:00 JST.');
  expect(within(open as HTMLElement).getByRole('button', { name: 'Refund' })).toBeTruthy();
  expect(back?.querySelector('s')?.textContent).toBe('¥500');
  expect(back?.textContent).toContain('Refunded 11月18日, ¥500 to the card.');
  expect(within(back as HTMLElement).queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Receipt of/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/my/settings/purchase_history?receipt=b1',
    '/my/settings/purchase_history?receipt=b2',
    '/my/settings/purchase_history?receipt=b3',
  ]);
});

test.each([
  [false, 'is on its way back'],
  [true, 'went back'],
])(
  'a payment that bought nothing stands among the purchases, as what goes back, without a receipt',
  async (isRefundArrived, words) => {
    playApi(history(purchase({ status: 'REFUNDED', isRefundArrived, receiptUrl: null })));
    renderScreen(<PurchaseHistoryPage />);
    const line = await screen.findByRole('listitem');
    expect(line.textContent).toContain(`The payment came when it could not be bought any more. ¥120 ${words}.`);
    expect(line.querySelector('s')?.textContent).toBe('¥120');
    expect(screen.queryByRole('link', { name: /^Receipt of/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /宛名のない手紙/ })).toBeNull();
    expect(screen.queryByText(/ for 1$/)).toBeNull();
  },
);

test('what is not public any more leads to its buyers’ own page, and what is not there at all says so and where to ask', async () => {
  playApi(history(purchase({ item: boughtEpisode }), purchase({ id: 'b2', item: null })));
  renderScreen(<PurchaseHistoryPage />);
  const [kept, gone] = await screen.findAllByRole('listitem');
  expect(
    within(kept!)
      .getByRole('link', { name: /^第23話/ })
      .getAttribute('href'),
  ).toBe('/my/purchased/e23');
  expect(within(gone!).queryByRole('link', { name: /^第23話/ })).toBeNull();
  expect(gone!.textContent).toContain('It cannot be opened at the moment: it is suspended');
  expect(within(gone!).getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
});

test('an episode is given back after one question, which says what returns and what closes', async () => {
  const bought = purchase({ refundableUntil: '2026-11-19T03:00:00Z' });
  const givenBack = purchase({ status: 'REFUNDED', refundedAt: '2026-11-18T09:00:00Z' });
  let now = bought;
  const { calls } = playApi(
    answerTo(MyPurchaseHistory).with(() => historyOf(now)),
    answerTo(RefundPurchase).with(() => {
      now = givenBack;
      return { refundPurchase: { purchase: now, problems: [] } };
    }),
  );
  renderScreen(<PurchaseHistoryPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give 第23話　宛名のない手紙 back?' });
  expect(dialog.textContent).toContain(
    '¥120 returns to the card, usually within 10 days. Its paid pages close at once.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund ¥120' }));
  expect(await screen.findByText('¥120 is on its way back')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'RefundPurchase')?.variables).toEqual({ input: { purchaseId: 'b1' } });
  expect(await screen.findByText('Refunded')).toBeTruthy();
  expect(screen.queryByText(/¥\d+ for \d/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('who is too late is told why, and that nothing changed', async () => {
  playApi(
    history(purchase({ refundableUntil: '2026-11-19T03:00:00Z' })),
    answerTo(RefundPurchase).with(() => {
      throw new Refusal('You opened a paid page, so this purchase cannot be taken back. Nothing changed.', {
        code: 'FORBIDDEN',
      });
    }),
  );
  renderScreen(<PurchaseHistoryPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  await userEvent.click(screen.getByRole('button', { name: 'Refund ¥120' }));
  expect(await screen.findByText(/You opened a paid page/)).toBeTruthy();
});

test('what waits to be paid at a shop stands first: how much, until when, and what to type there', async () => {
  const waiting: UnpaidPurchaseFieldsFragment = {
    id: 'b7',
    price: 300,
    expiresAt: '2026-11-25T14:59:59Z',
    episodeTitle: '第24話',
    workTitle: '空飛ぶ配達魔女の日報',
    item: boughtEpisode,
    konbini: {
      instructionsUrl: 'https://payments.example/steps',
      shops: [{ name: 'Lawson', paymentCode: '123456', confirmationNumber: '9876' }],
    },
  };
  const answer = historyOf();
  playApi(answerTo(MyPurchaseHistory).with(() => ({ viewer: { ...answer.viewer, unpaidPurchases: [waiting] } })));
  renderScreen(<PurchaseHistoryPage />);
  expect(await screen.findByText(/^¥300 waits to be paid at a shop until/)).toBeTruthy();
  expect(screen.getByText('Lawson').nextElementSibling?.textContent).toBe('123456 Confirmation number 9876');
  expect(screen.getByRole('link', { name: 'The steps at the shop' }).getAttribute('href')).toBe(
    'https://payments.example/steps',
  );
});

test('a receipt has the price with its tax, the seller, and the name one writes on it, and says when it is none', async () => {
  playApi(history(purchase({ id: 'b9', price: 500 })));
  renderScreen(<PurchaseHistoryPage />, {
    path: '/my/settings/purchase_history',
    at: '/my/settings/purchase_history?receipt=b9',
  });
  const paper = await screen.findByRole('article', { name: 'Receipt' });
  for (const words of [
    '赤毛のサフラン 様',
    '¥500',
    '内消費税 10%',
    '¥45',
    '雨宮ましろ',
    'b9',
    '2026年11月18日',
    'Test money, not a receipt',
  ])
    expect(paper.textContent).toContain(words);
  await userEvent.clear(screen.getByLabelText('Name on the receipt'));
  await userEvent.type(screen.getByLabelText('Name on the receipt'), '株式会社赤毛');
  expect(paper.textContent).toContain('株式会社赤毛 様');
  const file = screen.getByRole('link', { name: 'Save as PDF' });
  expect(file.getAttribute('href')).toBe(`/receipts/b9.pdf?name=${encodeURIComponent('株式会社赤毛')}`);
});

type Bought = Extract<
  MyPurchasedQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['purchaseHistory']['edges'][number]['node'];
type Episode = NonNullable<Bought['item']>;

const episode = (id: string, over: Partial<Episode> = {}): Episode => ({
  id,
  title: '宛名のない手紙',
  number: 23,
  publicNumber: 23,
  thumbnailImage: null,
  viewerReadingHistory: null,
  pages: { totalCount: 24 },
  work: {
    id: 'w1',
    title: '空飛ぶ配達魔女の日報',
    language: 'ja',
    coverImage: null,
    user: { id: 'u1', displayName: '雨宮ましろ' },
  },
  ...over,
});
const bought = (item: Episode | null, over: Partial<Bought> = {}): Bought => ({
  id: `b-${item?.id ?? 'gone'}`,
  purchasedAt: '2026-11-18T03:00:00Z',
  status: 'COMPLETED',
  isDisputed: false,
  item,
  ...over,
});
const shelf = (...nodes: Bought[]) =>
  answerTo(MyPurchased).with(() => ({
    viewer: { __typename: 'RegisteredViewer' as const, id: 'v1', purchaseHistory: page(nodes) },
  }));

test('what was bought stands by work and says how far it was read; a closed work stays', async () => {
  const closed = {
    id: 'w2',
    title: '湯けむり猫の間',
    language: 'ja',
    coverImage: null,
    user: { id: 'u2', displayName: 'しろねこ便' },
  };
  playApi(
    shelf(
      bought(episode('e1')),
      bought(episode('e2', { work: closed, publicNumber: null })),
      bought(episode('e3', { viewerReadingHistory: { id: 'h1', pageNumber: 9, isCompleted: false } })),
      bought(episode('e4', { viewerReadingHistory: { id: 'h2', pageNumber: 24, isCompleted: true } })),
      bought(episode('e5'), { status: 'REFUNDED' }),
      bought(null),
    ),
  );
  renderScreen(<PurchasedPage />);
  const work = await screen.findByRole('region', { name: '空飛ぶ配達魔女の日報' });
  expect(
    within(work)
      .getAllByRole('listitem')
      .map((card) => card.querySelector('.meta')?.textContent),
  ).toEqual(['Not read yet', 'p.9 / 24', 'Read']);
  const gone = screen.getByRole('region', { name: '湯けむり猫の間' });
  expect(gone.textContent).toContain('No longer public. It stays here for its buyers.');
  expect(within(gone).queryByRole('link', { name: '湯けむり猫の間' })).toBeNull();
  const targets = within(gone).getAllByRole('link');
  // Its public page is gone: its buyers read it among their own.
  expect(targets.map((link) => link.getAttribute('href'))).toEqual(['/my/purchased/e2']);
  expect(
    within(work)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain('/episodes/e1');
  expect(screen.getByText('4 episodes of 2 works')).toBeTruthy();
});

test.each([
  [true, 'Nothing bought yet'],
  [false, 'Everything here is free'],
])('an empty shelf says what will be here, while selling is open: %s', async (isOpen, title) => {
  playApi(shelf(), selling(isOpen));
  renderScreen(<PurchasedPage />);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('who comes back from a payment that nobody can place finds the episode again, and can have it looked up', async () => {
  playApi(
    answerTo(PurchasedEpisodeId).with(() => ({ purchasedEpisodeId: 'e23' })),
    answerTo(UpdatePurchaseStatus).with(() => ({
      updatePurchaseStatus: { purchase: { ...purchase({ status: 'EXPIRED' }), failure: null } },
    })),
  );
  renderScreen(<PurchaseErrorPage />, { path: '/handle_purchase_error', at: '/handle_purchase_error?intentId=pi_1' });
  const again = await screen.findByRole('link', { name: 'Try again' });
  expect(again.getAttribute('href')).toBe('/episodes/e23#paywall');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('The payment service says that nothing was charged.')).toBeTruthy();
  expect(screen.getByText(/宛名のない手紙/)).toBeTruthy();
});

test('where nothing is known of a payment, the way back is the episode that was read last, in its language', async () => {
  const recent = ['/episodes/e1', '/ja/episodes/e2#p3', '/ja/works/w1', '/handle_purchase_error'];
  sessionStorage.setItem('komawari_visits', JSON.stringify({ recent, referrer: null }));
  playApi();
  renderScreen(<PurchaseErrorPage />, { path: '/handle_purchase_error', at: '/handle_purchase_error' });
  const again = await screen.findByRole('link', { name: 'Try again' });
  sessionStorage.clear();
  expect(again.getAttribute('href')).toBe('/ja/episodes/e2#p3');
});

test.each([
  ['2026-11-18T09:00:00Z', 'It was given back. ¥120 returns the way it was paid.'],
  [null, 'The payment came when the episode could not be bought any more. ¥120 returns the way it was paid.'],
])(
  'a purchase whose money goes back, given back at %s, is not said to have cost nothing',
  async (refundedAt, words) => {
    playApi(
      answerTo(PurchasedEpisodeId).with(() => ({ purchasedEpisodeId: 'e23' })),
      answerTo(UpdatePurchaseStatus).with(() => ({
        updatePurchaseStatus: { purchase: { ...purchase({ status: 'REFUNDED', refundedAt }), failure: null } },
      })),
    );
    renderScreen(<PurchaseErrorPage />, { path: '/handle_purchase_error', at: '/handle_purchase_error?intentId=pi_1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
  },
);

describe('in Japanese', () => {
  const english = /[a-z]{3,} [a-z]{2,}/i;
  beforeEach(() => inLanguage('ja'));

  test('the history says what was paid and what went back, and a receipt is the same paper', async () => {
    const refundedAt = '2026-11-18T09:00:00Z';
    playApi(
      history(
        purchase({ refundableUntil: '2026-11-19T03:00:00Z' }),
        purchase({ id: 'b2', price: 1500, refundedAt, isRefundArrived: true, status: 'REFUNDED' }),
      ),
    );
    const { unmount } = renderScreen(<PurchaseHistoryPage />);
    const november = (await screen.findByRole('heading', { name: '2026年11月' })).closest('section');
    for (const words of [
      '1件、120円',
      '2026年11月19日(木) 12:00 JSTまで返金できます。',
      '11月18日に1,500円をカードに返金',
    ])
      expect(november?.textContent).toContain(words);
    await userEvent.click(screen.getByRole('button', { name: '返金する' }));
    const dialog = await screen.findByRole('dialog', { name: '「第23話　宛名のない手紙」を返金しますか' });
    expect(dialog.textContent).toContain('120円をカードに返金します。');
    expect(document.body.textContent).not.toMatch(english);
    unmount();
    const at = '/my/settings/purchase_history?receipt=b1';
    renderScreen(<PurchaseHistoryPage />, { path: '/my/settings/purchase_history', at });
    const paper = await screen.findByRole('article', { name: '領収書' });
    expect(paper.textContent).toContain('電子書籍「空飛ぶ配達魔女の日報 第23話　宛名のない手紙」');
    expect(document.body.textContent).not.toMatch(english);
  });

  test('the shelf counts in 作品 and 話', async () => {
    playApi(shelf(bought(episode('e1')), bought(episode('e2', { publicNumber: null }))));
    renderScreen(<PurchasedPage />);
    expect(await screen.findByText('1作品・2話')).toBeTruthy();
    expect(screen.getByText('公開が終了した話があります。', { exact: false })).toBeTruthy();
    expect(document.title).toBe('購入済み | Komawari');
    expect(document.body.textContent).not.toMatch(english);
  });

  test('who comes back without a purchase is told whether money moved', async () => {
    playApi(
      answerTo(PurchasedEpisodeId).with(() => ({ purchasedEpisodeId: 'e23' })),
      answerTo(UpdatePurchaseStatus).with(() => ({
        updatePurchaseStatus: { purchase: { ...purchase({ status: 'EXPIRED' }), failure: null } },
      })),
    );
    renderScreen(<PurchaseErrorPage />, { path: '/handle_purchase_error', at: '/handle_purchase_error?intentId=pi_1' });
    await userEvent.click(await screen.findByRole('button', { name: '更新する' }));
    expect(await screen.findByText('決済サービスによると、請求はありません。')).toBeTruthy();
    expect(screen.getByText(/番号pi_1を添えて/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(english);
  });
});
