// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PurchaseFailed } from './parts/PurchaseFailed.island.tsx';

/** What the edge to the network answers: a purchase, or that there is none. */
let answer: object;
let asked: unknown[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { variables: { input?: unknown } }).variables.input);
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const purchase = (over: object) => ({
  data: {
    updatePurchaseStatus: {
      purchase: { id: 'b1', price: 500, expiresAt: null, failure: null, konbini: null, ...over },
      problems: [],
    },
  },
});
function open(address: string, answered: object = {}): void {
  answer = answered;
  history.replaceState(null, '', address);
  render(createElement(PurchaseFailed));
}

it.each([
  [{ status: 'FAILED', failure: 'DECLINED' }, 'The card was declined. Nothing was charged.'],
  [{ status: 'PENDING' }, 'You left the payment page. Nothing was charged.'],
  [{ status: 'EXPIRED' }, 'The payment was not finished in time. Nothing was charged.'],
  [
    { status: 'REFUNDED', refundedAt: '2026-11-18T09:00:00Z' },
    'This purchase was taken back. ¥500 returns the way it was paid.',
  ],
  [
    { status: 'REFUNDED', refundedAt: null },
    'The payment came when this episode could not be bought any more. ¥500 returns the way it was paid.',
  ],
  [{ status: 'COMPLETED' }, 'The payment arrived. The episode is yours.'],
  [
    { status: 'PENDING', konbini: { instructionsUrl: null, shops: [] } },
    'The payment at the shop has not arrived yet.',
  ],
])(
  '[R2-016] a creator’s page says of a purchase that is %o what happened and whether money moved',
  async (over, words) => {
    open('/@mina?purchase_failed=b1', purchase(over));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(asked).toEqual([{ purchasableID: 'b1' }]);
    expect(location.search).toBe('');
  },
);

it('a purchase that is not named, or not one’s own, gets a sentence that is true of any', async () => {
  open('/@mina?purchase_failed');
  expect(await screen.findByText('A purchase was not finished.')).toBeTruthy();
  expect(asked).toEqual([]);
  cleanup();
  const error = { message: 'Not found', extensions: { code: 'NOT_FOUND' } };
  open('/@mina?purchase_failed=b9', { data: null, errors: [error] });
  expect(await screen.findByText('A purchase was not finished.')).toBeTruthy();
});

it('says nothing to everybody else', async () => {
  open('/@mina');
  await waitFor(() => expect(document.body.textContent).toBe(''));
  expect(asked).toEqual([]);
});
