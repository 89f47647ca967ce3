import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';

/** Signs that folding treats specially, among all others. */
const SIGNS = [...'あがぱゃゝゞアガパャヽヾｱｶﾞﾊﾟＡａA１①㍿ﬀßİıΣςσſ‐–—−-〜～~\u200b\u00ad \u3000\n吉𠮷👨‍👩‍👧'];
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SIGNS) }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);

it('folding a folded text changes nothing', () => {
  fc.assert(fc.property(text, (value) => void expect(foldText(foldText(value))).toBe(foldText(value))));
});

it('the same text in another normal form, width or case is the same for search', () => {
  fc.assert(
    fc.property(text, (value) => {
      const folded = foldText(value);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
        expect(foldText(value.toWellFormed().normalize(form)), form).toBe(folded);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcxyz019!?') }), (value) => {
      const wide = value.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
      expect(foldText(wide)).toBe(foldText(value));
      expect(foldText(value.toUpperCase())).toBe(foldText(value));
    }),
  );
});

it('hiragana and katakana are the same for search', () => {
  const hiragana = fc.integer({ min: 0x3041, max: 0x3096 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.array(hiragana), (signs) => {
      const katakana = signs.map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));
      expect(foldText(katakana.join(''))).toBe(foldText(signs.join('')));
    }),
  );
});

it('a folded text is one line that begins and ends with something', () => {
  fc.assert(fc.property(text, (value) => void expect(foldText(value)).not.toMatch(/^\s|\s$|\s\s|[^\S ]/)));
});
