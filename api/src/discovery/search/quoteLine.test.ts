import { expect, it } from 'vitest';
import { foldText } from '../../kernel/foldText.ts';
import { quoteLine } from './quoteLine.ts';

/** The line with what was found in brackets. */
const quote = (text: string, ...words: string[]) =>
  quoteLine(text, words.map(foldText))
    ?.map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('') ?? null;

it.each([
  ['空を飛ぶ猫', ['猫'], '空を飛ぶ[猫]'],
  ['ネコだ\nねこがいる', ['ねこ'], '[ネコ]だ'],
  ['ｶﾞﾝﾀﾞﾑの話', ['ガンダム'], '[ｶﾞﾝﾀﾞﾑ]の話'],
  ['一行目\n  二行目に Magic  がある', ['magic'], '二行目に [Magic]  がある'],
  ['㈱と書く', ['株'], '[㈱]と書く'],
  ['😀😀猫😀', ['猫'], '😀😀[猫]😀'],
  ['猫と猫', ['猫'], '[猫]と猫'],
  ['犬\n猫', ['鳥', '猫'], '[猫]'],
  ['犬', ['猫'], null],
  ['', ['猫'], null],
])('%j with %j is quoted as %j', (text, words, quoted) => {
  expect(quote(text, ...words)).toBe(quoted);
});

it('what is far from the word is left out, however long the line is', () => {
  expect(quote(`${'あ'.repeat(500)}猫${'い'.repeat(500)}`, '猫')).toBe(`…${'あ'.repeat(30)}[猫]${'い'.repeat(30)}…`);
});
