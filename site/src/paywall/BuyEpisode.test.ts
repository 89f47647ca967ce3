// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyEpisode } from './parts/BuyEpisode.island.tsx';

/** The payment page: a fragment, since nothing here goes to another page. */
const checkoutUrl = '#payment';
const pending = { id: 'b1', price: 500, status: 'PENDING', expiresAt: null, failure: null, konbini: null };

beforeEach(() => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) =>
    Response.json({
      data: body.includes('purchaseEpisode(')
        ? { purchaseEpisode: { checkoutUrl, purchase: pending, problems: [] } }
        : body.includes('updatePurchaseStatus')
          ? { updatePurchaseStatus: { purchase: pending, problems: [] } }
          : {
              episode: { id: 'e1', salesInfo: { price: 500 }, viewerPurchase: pending },
              viewer: { kind: 'REGISTERED_CREATOR', authProviders: [] },
            },
    }),
  );
});
afterEach(async () => {
  cleanup();
  await inLanguage('en');
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function open(address: string, path = '/episodes/e1'): void {
  history.replaceState(null, '', address);
  const offer = {
    price: 500,
    freePages: 1,
    pageCount: 2,
    appeal: '',
    creator: { displayName: '雨宮ましろ', iconImage: null },
    creatorReceives: 452,
    picture: null,
    isTest: true,
    lang: 'ja',
  };
  render(createElement(BuyEpisode, { episodeId: 'e1', path, offer, isSelling: true, freeNext: null }));
}

it('whoever left the payment page long ago and refreshes may buy at once, and is told that nothing was charged', async () => {
  open('/episodes/e1');
  fireEvent.click(screen.getByRole('button', { name: 'Already bought it? Refresh' }));
  expect(await screen.findByText('No payment has arrived so far. Nothing was charged.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).not.toBe('true');
});

it('whoever comes back from paying before the money is known is asked to wait, also after a refresh', async () => {
  open('/episodes/e1?purchase_succeeded=b1');
  expect(await screen.findByText('We do not know yet whether the payment arrived.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Already bought it? Refresh' }));
  expect(await screen.findByText('We do not know yet whether the payment arrived.')).toBeTruthy();
});

describe('while money is on its way', () => {
  const fail = (code: string) =>
    Response.json({ errors: [{ message: 'It broke.', extensions: { code } }], data: null });
  const answerWith = (answer: () => Response | Promise<Response>) => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, asked: { body: string }) =>
      /updatePurchaseStatus|purchaseEpisode\(/.test(asked.body)
        ? Promise.resolve().then(answer)
        : fetch(address, asked),
    );
  };
  const offers = () => screen.queryAllByRole('button', { name: /^(Buy this episode|Try again)$/ });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the API is broken', () => fail('INTERNAL')],
    ['it was asked too often', () => fail('RATE_LIMITED')],
  ])(
    'a refresh that fails since %s leaves what is said of the payment, and offers no second one',
    async (_why, answer) => {
      open('/episodes/e1?purchase_succeeded=b1');
      expect(await screen.findByText('We do not know yet whether the payment arrived.')).toBeTruthy();
      answerWith(answer);
      flash.clear();
      fireEvent.click(screen.getByRole('button', { name: 'Already bought it? Refresh' }));
      await vi.waitFor(() => expect(flash.get().type).toBe('error'));
      expect(screen.getByText('We do not know yet whether the payment arrived.')).toBeTruthy();
      expect(offers()).toEqual([]);
    },
  );

  it('whoever comes back from paying while the API is broken is not offered to pay again', async () => {
    answerWith(() => fail('INTERNAL'));
    flash.clear();
    open('/episodes/e1?purchase_succeeded=b1');
    await vi.waitFor(() => expect(flash.get().type).toBe('error'));
    expect(screen.getByText('We do not know yet whether the payment arrived.')).toBeTruthy();
    expect(offers()).toEqual([]);
  });

  it('the number to pay with at a shop stays where a refresh or another way to pay fails', async () => {
    const konbini = {
      instructionsUrl: null,
      shops: [{ name: 'Lawson', paymentCode: '123456', confirmationNumber: null }],
    };
    answerWith(() =>
      Response.json({ data: { updatePurchaseStatus: { purchase: { ...pending, konbini }, problems: [] } } }),
    );
    open('/episodes/e1?purchase_succeeded=b1');
    expect(await screen.findByText('123456')).toBeTruthy();
    answerWith(() => fail('INTERNAL'));
    for (const name of ['I have paid. Refresh', 'Pay by card instead']) {
      flash.clear();
      fireEvent.click(screen.getByRole('button', { name }));
      await vi.waitFor(() => expect(flash.get().type).toBe('error'));
      expect(screen.getByText('123456')).toBeTruthy();
    }
  });

  it('an answer that nothing was bought is one: it can be bought', async () => {
    open('/episodes/e1?purchase_succeeded=b1');
    expect(await screen.findByText('We do not know yet whether the payment arrived.')).toBeTruthy();
    answerWith(() => fail('NOT_FOUND'));
    fireEvent.click(screen.getByRole('button', { name: 'Already bought it? Refresh' }));
    expect(await screen.findByText('You have not bought this episode. Nothing was charged.')).toBeTruthy();
    expect(offers()).toHaveLength(1);
  });
});

it('whoever goes back from the payment page stands before the wall, wherever the address pointed', async () => {
  open('/episodes/e1#p3');
  fireEvent.click(screen.getByRole('button', { name: 'Buy this episode' }));
  await vi.waitFor(() => expect(location.hash).toBe('#payment'));
  history.back();
  await vi.waitFor(() => expect(location.hash).toBe('#paywall'));
});

it('whoever signs in comes back to the wall of the page in its language', () => {
  open('/ja/episodes/e1', '/ja/episodes/e1');
  const ways = [...document.querySelectorAll('a[href^="/sign"]')].map((link) => link.getAttribute('href'));
  const to = 'to=%2Fja%2Fepisodes%2Fe1%23paywall';
  expect(ways).toEqual([`/signin?${to}`, `/signup?${to}`]);
});

it('the wall says in Japanese what became of a payment', async () => {
  await inLanguage('ja');
  open('/episodes/e1?purchase_failed=b1');
  expect(await screen.findByText('お支払いページから戻りました。料金は発生していません。')).toBeTruthy();
  expect(screen.getByText(/価格は500円のままです。/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '新規登録' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});

it('what the law has a shop say is read in the language of the page', () => {
  document.documentElement.dataset['prefix'] = '/ja';
  open('/ja/episodes/e1', '/ja/episodes/e1');
  delete document.documentElement.dataset['prefix'];
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/ja/tokushoho');
});
