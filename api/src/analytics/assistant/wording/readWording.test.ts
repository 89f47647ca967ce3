import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, name, plain } from '../sentence.ts';
import { write } from '../testing/write.ts';
import { readWording } from './readWording.ts';

const { count, page } = figuresOf('PAGES', 'e24');
const { percent, tenths } = figuresOf('RETENTION');
const stop = write`In ${name('第24話')} ${count(1148)} of the ${count(3143)} openings that came to ${page(14)} ended there.`;
const step = write`${name('第4話')} has ${percent(0.73)} of the readers of ${name('第3話')}, and ${tenths(8.5)} per hundred.`;

describe('words of a model are taken', () => {
  it.each([
    ['as the rule says them', stop, plain(stop)],
    ['in other words', stop, 'Look at 第24話: 1,148 of the 3,143 openings that came to p.14 went no further.'],
    ['at the end of a sentence', step, '第4話 keeps 73% of those of 第3話: 8.5.'],
    ['with a number word that the rule says too', step, '第4話: 73%. 第3話: 8.5 in a hundred.'],
  ])('%s', (_how, sentence, text) => {
    const read = readWording(text, sentence, 'en');
    expect(plain(read ?? [])).toBe(text);
    expect(read?.filter(({ kind }) => kind !== 'TEXT')).toEqual(sentence.filter(({ kind }) => kind !== 'TEXT'));
  });
});

describe('words of a model are refused', () => {
  it.each([
    ['empty', ''],
    ['with another number', 'In 第24話 1,148 of the 3,143 openings that came to p.14 ended there, 37% of them.'],
    ['with a figure changed', 'In 第24話 1,149 of the 3,143 openings that came to p.14 ended there.'],
    ['with a figure as a part of another', 'In 第24話 21,148 of the 3,143 openings that came to p.14 ended there.'],
    ['with a figure that goes on', 'In 第24話 1,148 of the 3,143 openings that came to p.142 ended there.'],
    ['with decimals put behind a figure', 'In 第24話 1,148.5 of the 3,143 openings that came to p.14 ended there.'],
    ['with a unit put behind a figure', 'In 第24話 1,148% of the 3,143 openings that came to p.14 ended there.'],
    ['with a sign put before a figure', 'In 第24話 -1,148 of the 3,143 openings that came to p.14 ended there.'],
    ['with figures in another order', 'In 第24話 3,143 of the 1,148 openings that came to p.14 ended there.'],
    ['without one of its figures', 'In 第24話 1,148 openings that came to p.14 ended there.'],
    ['without its episode', '1,148 of the 3,143 openings that came to p.14 ended there.'],
    ['about another episode', 'In 第25話 1,148 of the 3,143 openings that came to p.14 ended there.'],
    ['with a number in words', 'In 第24話 1,148 of the 3,143 openings that came to p.14 ended there, about a third.'],
    [
      'with a multiple in words',
      'In 第24話 1,148 of the 3,143 openings that came to p.14 ended there, twice the usual.',
    ],
    ['with wide digits', 'In 第24話 1,148 of the 3,143 openings that came to p.14 ended there (３７).'],
    ['with a fraction as one character', 'In 第24話 1,148 of the 3,143 openings that came to p.14 ended there: ½.'],
    ['with a numeral of another script', 'In 第24話 1,148 of the 3,143 openings that came to p.14 ended there, 三割.'],
    ['with markup', 'In 第24話 <b>1,148</b> of the 3,143 openings that came to p.14 ended there.'],
    ['with an address', 'In 第24話 1,148 of the 3,143 openings that came to p.14 ended there. www.example.com'],
    ['on several lines', 'In 第24話 1,148 of the 3,143\nopenings that came to p.14 ended there.'],
    ['with characters nobody sees', 'In 第24話 1,148 of the 3,143 openings that came to p.14 ended there.\u202e'],
    [
      'that are too long',
      `In 第24話 1,148 of the 3,143 openings that came to p.14 ended there${' and there'.repeat(40)}.`,
    ],
  ])('%s', (_how, text) => {
    expect(readWording(text, stop, 'en')).toBeNull();
  });
});

const japanese = write`${name('第24話')}では、${page(14)}に到達した${count(3143)}回のうち${count(1148)}回がそこで離脱しています。`;

it.each([
  plain(japanese),
  '第24話を見ると、p.14まで来た3,143回のうち1,148回がここで止まりました。',
  '離脱が目立つのは第24話です。p.14に着いた3,143回から1,148回が離れています。',
])('words of a model are taken in Japanese: %s', (text) => {
  const read = readWording(text, japanese, 'ja');
  expect(plain(read ?? [])).toBe(text);
  expect(read?.filter(({ kind }) => kind !== 'TEXT')).toEqual(japanese.filter(({ kind }) => kind !== 'TEXT'));
});

const around = (before: string, after: string) =>
  `第24話では、p.14に到達した3,143回のうち${before}1,148${after}離脱しました。`;
it.each([
  ['with tens of percents put behind a figure', around('', '割が')],
  ['with a ten-thousandfold of a figure', around('', '万回が')],
  ['with a figure in a name', around('第', '話で')],
  ['with decimals put behind a figure', around('', '．5回が')],
  ['with a unit put behind a figure', around('', 'パーセントが')],
  ['with a sign put before a figure', around('－', '回が')],
  ['with a figure as a part of another', around('2', '回が')],
  ['with a currency put before a figure', around('￥', 'が')],
  ['with a fraction in words', around('', '回、半分近くが')],
  ['with a multiple in words', around('ふだんのダブルの', '回が')],
  ['with a number in kanji', around('', '回、三割が')],
  ['with a number in kana', around('', '回がひとつの場面で')],
  ['about another episode', around('', '回が').replace('24', '25')],
  ['with figures in another order', '第24話では、p.14に到達した1,148回のうち3,143回が離脱しました。'],
])('words of a model are refused in Japanese: %s', (_how, text) => {
  expect(readWording(text, japanese, 'ja')).toBeNull();
});

it('no text with a number that is not in the finding is taken', () => {
  const words = fc.constantFrom('readers', 'stay', 'here,', 'of them', ':', '1,148', '3,143', 'p.14', '第24話');
  const others = fc.oneof(
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.constantFrom('8', '48', '1148', '1,1', '14', 'p.1', '143', '第2', '24', '五', 'ten', 'half', '٣', 'Ⅷ', '²'),
  );
  const texts = fc
    .tuple(
      fc.array(words, { maxLength: 4 }),
      others,
      fc.array(words, { maxLength: 4 }),
      fc.constantFrom(' ', ''),
      fc.nat(7),
    )
    .map(([before, other, after, space, at]) => {
      const whole = ['In', '第24話', '1,148', 'of', '3,143', 'at', 'p.14', ...after];
      return [...whole.slice(0, at), ...before, `${space}${other}${space}`, ...whole.slice(at)].join(' ');
    });
  fc.assert(
    fc.property(texts, (text) => {
      // Figures said once more are numbers without a place, too.
      expect(readWording(text, stop, 'en')).toBeNull();
    }),
    { numRuns: 2000 },
  );
});
