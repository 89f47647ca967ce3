import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { notForSale, type SaleDraft } from '../saleDraft.ts';
import { firstPaidPageProblem, priceProblem, saleProblems } from '../saleProblems.ts';
import { playSalesTerms } from '../testing/playSalesTerms.ts';
import { FansOrSale } from './FansOrSale.tsx';
import { SaleBox } from './SaleBox.tsx';

beforeEach(() => inLanguage('ja'));
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

const english = /[a-z]{3,} [a-z]{2,}/i;
const noProblems = saleProblems(notForSale, 0);
const pages = Array.from({ length: 24 }, (_, index) => ({ key: `p${index + 1}`, image: null }));
const onSale: SaleDraft = { isForSale: true, price: '500', firstPaidPage: '9', appeal: '' };

function show(sale: SaleDraft, isSuspended = false) {
  playApi(playSalesTerms({ latestPrices: [120] }));
  const nothing = () => undefined;
  const sold = { price: 120, buyerCount: 302 };
  const calls = { onChange: nothing, onForSaleToAll: nothing, isSuspended };
  renderScreen(<SaleBox sale={sale} pages={pages} problems={noProblems} isFansOnly={false} sold={sold} {...calls} />);
}

test('a creator who reads Japanese learns what a sale would bring', async () => {
  show(notForSale);
  const words = 'だれでも無料で読めます。オンにすると価格を設定できます。500円で販売すると、受取額は452円です。';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'この話を販売する' })).toBeTruthy();
});

test('price, share, first paid page and earlier buyers are told in Japanese', async () => {
  show(onSale);
  expect(await screen.findByText('税込みの価格です。前回は120円でした。')).toBeTruthy();
  expect(screen.getByText('これまでに302人が購入しました。').parentElement?.textContent).toContain('価格は500円で、');
  expect(screen.getByText('無料8ページ、有料16ページ')).toBeTruthy();
  expect(screen.getByText(/送られるのは、1〜8ページと、9ページをぼかした画像1枚だけです。$/)).toBeTruthy();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('9ページ。無料8ページ、有料16ページ');
  expect(screen.getByRole('button', { name: '1ページ後にする' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(english);
});

test('the price of an episode that operators suspended stays what it is', async () => {
  show(onSale, true);
  expect(await screen.findByText(/^この話は公開停止中です。/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
  expect(screen.getByDisplayValue<HTMLInputElement>('500').readOnly).toBe(true);
});

test('fans or a sale: one of both is chosen', async () => {
  playApi(playSalesTerms());
  renderScreen(<FansOrSale sale={onSale} release="SCHEDULED" onLeave={() => undefined} onContinue={() => undefined} />);
  expect(await screen.findByText('あなたのファン1,284人が無料で読めます')).toBeTruthy();
  expect(screen.getByText('販売する（予約投稿）')).toBeTruthy();
  expect(screen.getByText('だれでも500円で購入できます')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(english);
});

test.each([
  ['', '50円〜10,000円の価格を入力してください。'],
  ['five', '価格を数字で入力してください（例：500）。'],
  ['49', '価格は50円以上にしてください。'],
  ['1200.5', '1円単位で入力してください（例：1200、1201）。'],
])('the price %j: %s', (text, problem) => {
  expect(priceProblem(text)).toBe(problem);
});

test('a first paid page that is not there and too many words are told with the way out', () => {
  expect(firstPaidPageProblem('25', 24)).toBe('全24ページです。1〜24の数字で選んでください。');
  expect(saleProblems({ ...onSale, appeal: 'あ'.repeat(141) }, 24).appeal).toBe(
    '上限の140文字を1文字超えています。短くしてください。',
  );
});
