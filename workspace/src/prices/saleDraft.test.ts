import { describe, expect, test } from 'vitest';
import { freeAndPaid, whatGuestsGet } from './pagesInWords.ts';
import { readNumber, readWhole } from './readWhole.ts';
import { markedPage, notForSale, saleDraftOf, salesInputOf, shownFirstPaidPage, type SaleDraft } from './saleDraft.ts';
import { firstPaidPageProblem, priceProblem, saleProblems } from './saleProblems.ts';
import { stripPages } from './stripPages.ts';

const sale = (more: Partial<SaleDraft> = {}): SaleDraft => ({ ...notForSale, isForSale: true, price: '500', ...more });

test.each([
  ['500', 500],
  [' ￥１，０００ ', 1000],
  ['¥1,200', 1200],
  ['500円', 500],
  ['100.5', 100.5],
  ['', null],
  ['five', null],
  ['1e3', null],
])('%j is read as %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('a fraction is no whole number', () => {
  expect(readWhole('100.5')).toBeNull();
  expect(readWhole('100.0')).toBe(100);
});

describe('what is wrong with a price', () => {
  test.each([
    ['49', 'The lowest price is ¥50.'],
    ['0', 'The lowest price is ¥50.'],
    ['-500', 'The lowest price is ¥50.'],
    ['10,001', 'The highest price is ¥10,000.'],
    ['100.5', 'Whole yen only. Try 100 or 101.'],
    ['', 'Write a price from ¥50 to ¥10,000.'],
    ['a lot', 'Write the price in figures. Try 500.'],
    ['50', undefined],
    ['10000', undefined],
  ])('%j: %s', (text, words) => {
    expect(priceProblem(text)).toBe(words);
  });
});

describe('the first paid page', () => {
  test.each([
    ['25', 24, 'There are 24 pages. Choose 1 to 24.'],
    ['0', 24, 'There are 24 pages. Choose 1 to 24.'],
    ['', 24, 'There are 24 pages. Choose 1 to 24.'],
    ['2', 1, 'There is 1 page. Choose 1.'],
    ['1', 24, undefined],
    ['24', 24, undefined],
    ['9', 0, undefined],
    [null, 24, undefined],
  ])('%j of %i pages: %s', (text, count, words) => {
    expect(firstPaidPageProblem(text, count)).toBe(words);
  });

  test('follows the number of pages until it is chosen, and stays from then on', () => {
    expect([0, 1, 2, 3, 24].map((count) => shownFirstPaidPage(sale(), count))).toEqual(['1', '1', '1', '2', '9']);
    expect(shownFirstPaidPage(sale({ firstPaidPage: '5' }), 24)).toBe('5');
  });

  test('the marker stands at the nearest page there is', () => {
    expect([markedPage(sale({ firstPaidPage: '25' }), 24), markedPage(sale({ firstPaidPage: 'x' }), 24)]).toEqual([
      24, 1,
    ]);
  });

  test('says in words what is free and what a guest gets', () => {
    expect(freeAndPaid(9, 24)).toBe('8 free, 16 paid');
    expect(freeAndPaid(1, 24)).toBe('None free, 24 paid');
    expect(whatGuestsGet(9)).toBe('Guests get pages 1 to 8 and one blurred picture of page 9, nothing else.');
    expect(whatGuestsGet(2)).toBe('Guests get page 1 and one blurred picture of page 2, nothing else.');
    expect(whatGuestsGet(1)).toBe('Guests get one blurred picture of page 1, nothing else.');
  });
});

describe('what is sent', () => {
  test('the price, the free pages and the words', () => {
    expect(salesInputOf(sale({ firstPaidPage: '9', appeal: ' 嵐の中 ' }), 24, 24)).toEqual({
      price: 500,
      pagesChargedFrom: 8,
      salesAppeal: '嵐の中',
    });
  });

  test('no price makes the episode free', () => {
    expect(salesInputOf(notForSale, 24, 24)).toBeNull();
  });

  test.each([
    ['a price that is none', sale({ price: '100.5' }), 24, 24],
    ['a first paid page that is none', sale({ firstPaidPage: '25' }), 24, 24],
    ['too many words', sale({ appeal: 'あ'.repeat(141) }), 24, 24],
    ['a first paid page that is still on its way', sale({ firstPaidPage: '20' }), 24, 14],
  ])('%s leaves what the server has', (_what, draft, pages, sent) => {
    expect(salesInputOf(draft, pages, sent)).toBeUndefined();
  });

  test('before there are pages only the price is', () => {
    expect(salesInputOf(sale(), 0, 0)).toEqual({ price: 500, salesAppeal: '' });
  });

  test('what comes back from the server is what was sent', () => {
    const saved = { price: 500, pagesChargedFrom: 8, salesAppeal: '嵐の中' };
    expect(salesInputOf(saleDraftOf(saved, 24), 24, 24)).toEqual(saved);
    expect(saleDraftOf(null, 24)).toEqual(notForSale);
    expect(saleDraftOf({ ...saved, pagesChargedFrom: 0 }, 0).firstPaidPage).toBeNull();
  });

  test('nothing is wrong with an episode that is not sold', () => {
    expect(Object.values(saleProblems({ ...notForSale, price: '1' }, 24))).toEqual([undefined, undefined, undefined]);
  });
});

describe('the strip', () => {
  test('shows every page of up to 60', () => {
    expect(stripPages(60, 9)).toHaveLength(60);
  });

  test.each([
    [1, 1, 22],
    [100, 89, 110],
    [200, 179, 200],
  ])('of 200 pages with the marker at %i: the first, the last and 22 around it', (marked, from, to) => {
    const shown = stripPages(200, marked);
    expect([shown[0], shown.at(-1)]).toEqual([1, 200]);
    const around = shown.filter((page) => page >= from && page <= to);
    expect(around).toHaveLength(22);
    expect(around).toContain(marked);
  });
});
