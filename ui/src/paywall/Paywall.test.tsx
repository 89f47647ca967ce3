// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, Notice } from '../components/index.ts';
import { inLanguage } from '../testing/inLanguage.ts';
import { Paywall, PaywallWaiting, type PaywallOffer } from './index.ts';

afterEach(async () => {
  cleanup();
  await inLanguage('en');
});

const offer: PaywallOffer = {
  price: 120,
  freePages: 8,
  pageCount: 24,
  appeal: 'ここから先、嵐の中の16ページです。',
  creator: { displayName: '雨宮ましろ', iconImage: null },
  creatorReceives: 109,
  picture: { url: '/images/i9/blurred.webp', width: 24, height: 17 },
  isTest: true,
  lang: 'ja',
};

test('[R1-005] the wall says how many pages are left, what they cost with tax, what of it the creator gets, and the words of the creator', () => {
  render(
    <Paywall offer={offer}>
      <Button variant="primary">Buy this episode</Button>
    </Paywall>,
  );
  const wall = screen.getByRole('region', { name: 'Read the other 16 pages' });
  expect(wall.textContent).toContain('8 of 24 pages are free');
  expect(wall.textContent).toContain('¥120 tax included');
  expect(wall.textContent).toContain('雨宮ましろ receives ¥109 of ¥120');
  expect(within(wall).getByText('ここから先、嵐の中の16ページです。').lang).toBe('ja');
  expect(within(wall).getByText('Test money, no charge')).toBeTruthy();
  expect(document.querySelector('.wall__cap')?.textContent).toBe('p.9 16 more pages');
  // The picture is of few pixels and says nothing.
  expect(document.querySelector('.wall__art img')?.getAttribute('alt')).toBe('');
  // Nothing is chosen for anybody.
  expect(wall.querySelectorAll('input')).toHaveLength(0);
});

test('a single free page is said of as one', () => {
  render(<Paywall offer={{ ...offer, freePages: 1 }}>{null}</Paywall>);
  expect(screen.getByText('1 of 24 pages is free')).toBeTruthy();
});

test('what happened stands above the price', () => {
  render(
    <Paywall offer={offer} notice={<Notice tone="danger">The card was declined. Nothing was charged.</Notice>}>
      <Button>Try again</Button>
    </Paywall>,
  );
  const notice = screen.getByText('The card was declined. Nothing was charged.');
  const after = notice.compareDocumentPosition(screen.getByText('¥120')) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(after).toBeTruthy();
});

test.each([
  [{ freePages: 0 }, 'Read all 24 pages', '24 pages'],
  [{ freePages: 23 }, 'Read the last page', 'p.24 1 more page'],
  [{ freePages: 0, pageCount: 1 }, 'Read this page', '1 page'],
])('a wall before %o has words of its own', (over, heading, caption) => {
  render(<Paywall offer={{ ...offer, ...over, appeal: '', creatorReceives: null, isTest: false }}>{null}</Paywall>);
  expect(screen.getByRole('heading').textContent).toBe(heading);
  expect(document.querySelector('.wall__cap')?.textContent).toBe(caption);
  expect(document.querySelector('.balloon')).toBeNull();
  expect(screen.queryByText(/receives/)).toBeNull();
  expect(screen.queryByText(/Test money/)).toBeNull();
});

test('while money is on its way the wall keeps its place, with the number to pay with, until when, and two ways on', async () => {
  const onCopy = vi.fn<(text: string) => void>();
  const [onRefresh, onPayByCard] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <PaywallWaiting
      offer={offer}
      shops={[
        { name: 'Lawson', paymentCode: '9917-4420-38', confirmationNumber: '400-008' },
        { name: 'FamilyMart', paymentCode: '1234-5678' },
      ]}
      stepsUrl="https://payments.example/slip"
      payUntil="2026-11-25T14:59:00Z"
      busy={false}
      onCopy={onCopy}
      onRefresh={onRefresh}
      onPayByCard={onPayByCard}
    />,
  );
  const wall = screen.getByRole('region', { name: 'Waiting for your payment' });
  expect(wall.textContent).toContain('Pay ¥120 at Lawson or FamilyMart.');
  expect(wall.textContent).toContain('Confirmation number 400-008');
  expect(wall.textContent).toContain('2026年11月25日(水) 23:59 JST');
  expect(screen.getByRole('link', { name: 'The steps at the shop' }).getAttribute('href')).toContain('/slip');
  await userEvent.click(screen.getByRole('button', { name: 'Copy the payment number for Lawson' }));
  expect(onCopy).toHaveBeenCalledWith('9917-4420-38');
  await userEvent.click(screen.getByRole('button', { name: 'I have paid. Refresh' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Pay by card instead' }));
  expect(onPayByCard).toHaveBeenCalledOnce();
});

test('in Japanese the wall puts its parts in the order of the language', async () => {
  await inLanguage('ja');
  const nothing = () => undefined;
  const shops = ['Lawson', 'FamilyMart', 'Ministop'].map((name) => ({
    name,
    paymentCode: '1',
    confirmationNumber: '2',
  }));
  const calls = { onCopy: nothing, onRefresh: nothing, onPayByCard: nothing };
  const { container, unmount } = render(<Paywall offer={offer}>{null}</Paywall>);
  expect(screen.getByRole('heading', { name: '残りの16ページを読む' })).toBeTruthy();
  for (const words of ['24ページ中8ページ無料', '¥120 税込', '120円のうち109円が雨宮ましろさんに届きます'])
    expect(container.textContent).toContain(words);
  unmount();
  const slip = { shops, stepsUrl: '/slip', payUntil: null, busy: false };
  const waiting = render(<PaywallWaiting offer={offer} {...slip} {...calls} />);
  const said = waiting.container.textContent ?? '';
  expect(said).toContain('Lawson、FamilyMart、またはMinistopで120円をお支払いください。');
  expect(screen.getByRole('button', { name: 'Lawsonの支払い番号をコピーする' })).toBeTruthy();
  expect(said).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});
