import { expect, it } from 'vitest';
import { readingOf, rowOfReading } from './rowOfTag.ts';

it.each([
  ['アクション', [], 'あ'],
  ['ァンダー', [], 'あ'],
  ['ｶﾞﾝﾀﾞﾑ', [], 'か'],
  ['がっこう', [], 'か'],
  ['パロディ', [], 'は'],
  ['ヴァンパイア', [], 'あ'],
  ['んん', [], 'わ'],
  ['SF', [], 'A–Z'],
  ['ｓｆ', [], 'A–Z'],
  ['Ｅvil', [], 'A–Z'],
  ['日常', [], '漢字'],
  ['日常', ['everyday', 'にちじょう'], 'な'],
  ['日常', ['日々の話'], '漢字'],
  ['SF', ['エスエフ'], 'A–Z'],
  ['4コマ', [], '0–9'],
  ['한국', [], '0–9'],
  ['…', [], '0–9'],
])('the tag %s with the other names %j stands in the row %s', (title, aliases, row) => {
  expect(rowOfReading(readingOf({ title, aliases }))).toBe(row);
});
