// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
