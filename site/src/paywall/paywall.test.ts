import { describe, expect, it } from 'vitest';
import type { WallPurchaseFieldsFragment } from '../gql/graphql.ts';
import { loadBuiltSite } from '../testing/loadBuiltSite.ts';
import { sampleEpisode } from '../testing/sampleSite.ts';
import { judgePurchase } from './parts/judgePurchase.ts';
import { readReturnFlag } from './parts/returnFlags.ts';

const openPage = await loadBuiltSite();
const terms = { platformFeeBps: 600, paymentFeeBps: 360, isTest: true };

/** An episode of 24 pages of which so many are free. */
function paid(free: number, over: Record<string, unknown> = {}, salesTerms: typeof terms | null = terms) {
  const sample = sampleEpisode(24);
  const episode = sampleEpisode(24, {
    salesInfo: { price: 120, pagesChargedFrom: free, salesAppeal: 'ここから先、嵐の中です。' },
    afterword: '',
    canShowSurvey: false,
    surveyFromAuthor: null,
    daredemoComments: { totalCount: 0, edges: [] },
    pages: {
      totalCount: 24,
      viewableCount: free,
      edges: sample.pages.edges.slice(0, free),
      firstPaidPageThumbnailImage: { url: '/blurred/i9.webp', width: 24, height: 17 },
    },
    ...over,
  });
  return { GetEpisode: { episode, salesTerms } };
}

describe('[R2-024] the paywall of a page as a reader without scripts gets it', () => {
  it('follows the free pages, counts the rest, and says the price with tax and what of it the creator receives', async () => {
    const { document } = await openPage('/episodes/e24', paid(4));
    expect(document.querySelectorAll('.reader-pages > .page')).toHaveLength(4);
    const wall = document.querySelector('.reader-end [data-paywall]');
    expect(wall?.querySelector('h2')?.textContent).toBe('Read the other 20 pages');
    for (const words of [
      '¥120',
      'tax included',
      '雨宮ましろ receives ¥109 of ¥120',
      'ここから先、嵐の中です。',
      'Test money',
    ])
      expect(wall?.textContent).toContain(words);
    expect(wall?.querySelector('.wall__art img')?.getAttribute('src')).toBe('/blurred/i9.webp');
    expect(document.querySelector('main')?.getAttribute('data-page-total')).toBe('24');
    expect(document.querySelector('[data-reader-filmstrip]')?.getAttribute('data-locked')).toBe('+20');
  });

  it('leads to sign in and sign up and back to this wall, to the terms of the seller, and has nothing ticked', async () => {
    const { document } = await openPage('/episodes/e24', paid(4));
    const wall = document.querySelector('[data-paywall]');
    const links = [...(wall?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/signin?to=%2Fepisodes%2Fe24%23paywall',
        '/signup?to=%2Fepisodes%2Fe24%23paywall',
        '/tokushoho',
      ]),
    );
    expect(wall?.querySelectorAll('input')).toHaveLength(0);
    expect(wall?.querySelector('noscript')?.textContent).toContain('JavaScript');
  });

  it('stands first where no page is free, with a place for all pages behind it', async () => {
    const { document, body } = await openPage('/episodes/e24', paid(0));
    expect(document.querySelector('main')?.hasAttribute('data-reader')).toBe(false);
    expect(body).not.toContain('/images/page-');
    expect(document.querySelector('[data-paywall] h2')?.textContent).toBe('Read all 24 pages');
    expect(document.querySelector('template[data-reader-controls]')).not.toBeNull();
  });

  it('offers nothing behind it before it is passed', async () => {
    const { document } = await openPage('/episodes/e24', paid(4));
    for (const offered of ['.likebox', '[data-afterword]', '#comments'])
      expect([offered, document.querySelector(offered)?.closest<HTMLElement>('[data-behind-wall]')?.hidden]).toEqual([
        offered,
        true,
      ]);
  });

  it('says that nothing is sold where selling is closed, and no amount of the creator', async () => {
    const { document } = await openPage('/episodes/e24', paid(4, {}, null));
    const wall = document.querySelector('[data-paywall]');
    expect(wall?.textContent).toContain('not sold here at the moment');
    expect(wall?.textContent).not.toContain('receives');
    expect(wall?.querySelector('.btn')).toBeNull();
  });

  it('is not there for episodes without a price', async () => {
    const { document } = await openPage('/episodes/e24');
    expect(document.querySelector('[data-paywall]')).toBeNull();
  });
});

it('the price stands on cards and in the list of a work', async () => {
  const episode = sampleEpisode(24, { salesInfo: { price: 120, pagesChargedFrom: 4, salesAppeal: '' } });
  const { document } = await openPage('/works/w0', {
    GetWorkDetailAndEpisodes: ({ id }: Record<string, unknown>) => ({
      work: {
        ...sampleEpisode(24).work,
        id,
        episodes: { totalCount: 1, pageInfo: { hasNextPage: false, endCursor: null }, edges: [{ node: episode }] },
      },
    }),
  });
  expect(document.querySelector('[data-episode="e24"] .price')?.textContent).toBe('¥120');
});

it.each([
  ['?purchase_succeeded=b1', { isSuccess: true, purchaseId: 'b1' }],
  ['?purchase_succeeded', { isSuccess: true, purchaseId: '' }],
  ['?a=1&purchase_failed=b2', { isSuccess: false, purchaseId: 'b2' }],
  ['?page=3', null],
])('[R2-020] [R2-021] the address %s says how somebody comes back', (search, flag) => {
  expect(readReturnFlag(search)).toEqual(flag);
});

describe('how the wall stands for a purchase', () => {
  const purchase = (over: Partial<WallPurchaseFieldsFragment>): WallPurchaseFieldsFragment => ({
    id: 'b1',
    price: 500,
    status: 'PENDING',
    expiresAt: null,
    failure: null,
    refundedAt: null,
    konbini: null,
    ...over,
  });
  const slip = { instructionsUrl: null, shops: [{ name: 'Lawson', paymentCode: '1', confirmationNumber: null }] };

  it('opens for a completed one, waits for one that is paid at a shop, and asks again about one that nobody knows of', () => {
    expect(judgePurchase(purchase({ status: 'COMPLETED' }), 'PAID')).toEqual({ kind: 'bought' });
    expect(judgePurchase(purchase({ konbini: slip, expiresAt: '2026-11-25T14:59:00Z' }), 'LEFT')).toEqual({
      kind: 'waiting',
      slip,
      payUntil: '2026-11-25T14:59:00Z',
    });
    expect(judgePurchase(purchase({}), 'PAID')).toEqual({ kind: 'unknown' });
    expect(judgePurchase(null, 'LONG_AGO')).toEqual({ kind: 'offer' });
  });

  it.each([
    [{ failure: 'DECLINED' }, 'The card was declined. Nothing was charged.'],
    [{ failure: 'INSUFFICIENT_FUNDS', status: 'FAILED' }, 'Not enough money on the card. Nothing was charged.'],
    [{ failure: 'NOT_CONFIRMED', status: 'EXPIRED' }, 'Your bank refused. Nothing was charged.'],
    [{ status: 'EXPIRED' }, 'The payment was not finished in time. Nothing was charged.'],
    [{}, 'You left the payment page. Nothing was charged.'],
  ] as const)('says of %o first what happened, and whether money moved', (over, words) => {
    expect(judgePurchase(purchase(over), 'LEFT')).toMatchObject({
      kind: 'offer',
      isAgain: true,
      notice: { happened: words },
    });
  });

  it.each([
    ['2026-11-18T09:00:00Z', 'This purchase was taken back. ¥500 returns the way it was paid.'],
    [null, 'The payment came when this episode could not be bought any more. ¥500 returns the way it was paid.'],
  ])('says of money that goes back, given back at %s, why it does', (refundedAt, happened) => {
    expect(judgePurchase(purchase({ status: 'REFUNDED', refundedAt }), 'PAID')).toMatchObject({
      kind: 'offer',
      notice: { happened },
    });
  });
});
