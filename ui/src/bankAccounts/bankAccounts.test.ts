import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertYucho } from './convertYucho.ts';
import { judgeHolder } from './judgeHolder.ts';
import { judgeAccountNumber } from './judgeNumber.ts';
import { findUnreadable, toTransferName } from './toTransferName.ts';

describe('a name becomes what a transfer file may hold', () => {
  it.each([
    ['あまみや　マシロ', 'ｱﾏﾐﾔ ﾏｼﾛ'],
    ['ガギグ ぱぴぷ', 'ｶﾞｷﾞｸﾞ ﾊﾟﾋﾟﾌﾟ'],
    ['ｶﾞｯﾁｬﾝ', 'ｶﾞﾂﾁﾔﾝ'],
    ['か゛', 'ｶﾞ'],
    ['シャチョー', 'ｼﾔﾁﾖ-'],
    ['ヰヱヲヮヵヶ', 'ｲｴｵﾜｶｹ'],
    ['ヴァイオリン', 'ｳﾞｱｲｵﾘﾝ'],
    ['Ｍｉｎａ　ｍｏｒｉ', 'MINA MORI'],
    ['カ）ソラ', 'ｶ)ｿﾗ'],
    ['リン・ツー', 'ﾘﾝ.ﾂ-'],
    ['  アキ \t ラ ', 'ｱｷ ﾗ'],
  ])('%s is %s', (name, converted) => {
    expect(toTransferName(name)).toBe(converted);
    expect(findUnreadable(converted)).toBeNull();
  });

  it('what is converted already stays as it is, whatever was typed', () => {
    const kana = fc.string({ unit: fc.constantFrom(...'ぁあがぱッャヴー゛゜ﾞｱア漢字aＺ9 　・-(）,@'), maxLength: 40 });
    fc.assert(
      fc.property(kana, (name) => {
        const once = toTransferName(name);
        expect(toTransferName(once)).toBe(once);
      }),
    );
  });

  it('kana of every kind find a character', () => {
    const kana = [...Array.from({ length: 0x56 }, (_, at) => String.fromCharCode(0x3041 + at)), ...'ァヴヵヶｦｧｯｰ'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kana), { minLength: 1, maxLength: 30 }), (letters) => {
        expect(findUnreadable(toTransferName(letters.join('')))).toBeNull();
      }),
    );
  });
});

describe('a holder that no transfer can name is told the way out', () => {
  it.each([
    ['雨宮ましろ', 'Kanji cannot go into a transfer. Write how it is read: アマミヤ マシロ.'],
    ['株式会社ソラ', '株式会社 is written ｶ) in front of the name, or (ｶ behind it.'],
    ['ソラ@トブ', 'A transfer cannot hold “@”. Kana, letters, digits, blanks and ( ) - . can go in.'],
    ['　', 'Enter the name of the account, in kana.'],
    [
      'カブシキガイシャソラトブハイタツマジョセイサクイインカイ',
      '32 characters with the marks, 30 fit. Try ｶ)ｿﾗﾄﾌﾞﾊｲﾀﾂﾏｼﾞﾖｾｲｻｸｲｲﾝｶｲ.',
    ],
    ['ガ'.repeat(16), `32 characters with the marks, 30 fit. Try ${'ｶﾞ'.repeat(15)}.`],
  ])('%s', (name, message) => {
    expect(judgeHolder(name).fault?.message).toBe(message);
  });

  it('30 characters are as many as fit, marks counted', () => {
    expect(judgeHolder('ガ'.repeat(15))).toEqual({ converted: 'ｶﾞ'.repeat(15), fault: null });
  });
});

describe('an account number', () => {
  it.each([
    ['0123456', '0123456'],
    ['123456', '0123456'],
    ['１２３-４５６', '0123456'],
  ])('%s is %s', (text, number) => {
    expect(judgeAccountNumber(text)).toEqual({ number, fault: null });
  });
  it.each([
    ['01234A6', 'Digits only. The 6th is a letter.'],
    ['12345678', 'That is 8 digits, and 7 is the most.'],
    ['', 'Enter the account number.'],
    ['1+3', 'Digits only. The 2nd is none.'],
  ])('%s is refused: %s', (text, message) => {
    expect(judgeAccountNumber(text).fault?.message).toBe(message);
  });
});

describe('a passbook of ゆうちょ銀行', () => {
  it.each([
    ['11940', '12345671', '198', '1234567'],
    ['１０１２０', '1231', '018', '0000123'],
  ])('%s and %s are branch %s and number %s', (symbol, number, branchCode, accountNumber) => {
    expect(convertYucho(symbol, number)).toEqual({ branchCode, accountNumber, symbolFault: null, numberFault: null });
  });
  it.each([
    ['21940', '12345671', 'A symbol starts with 1. Numbers of transfer accounts (0) go under Bank.', undefined],
    ['1194', '12345671', 'A symbol has 5 digits, such as 11940.', undefined],
    ['11940', '12345672', undefined, 'A number has up to 8 digits and ends in 1, such as 12345671.'],
    ['11940', '1234567x', undefined, 'Digits only. The 8th is a letter.'],
  ])('%s and %s are refused', (symbol, number, ofSymbol, ofNumber) => {
    const { symbolFault, numberFault } = convertYucho(symbol, number);
    expect([symbolFault?.message, numberFault?.message]).toEqual([ofSymbol, ofNumber]);
  });
});
