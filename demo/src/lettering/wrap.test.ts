import { describe, expect, it } from 'vitest';
import { cellsOf, wrapped } from './wrap.ts';

const columns = (text: string, most: number): string[] => wrapped(text, most).map((cells) => cells.join(''));

describe('vertical lettering', () => {
  it('starts a new column at a line break', () => {
    expect(columns('今夜は朝まで\n点けておくさ', 12)).toEqual(['今夜は朝まで', '点けておくさ']);
  });

  it('breaks long sentences at the given number of characters', () => {
    expect(columns('高い町が点みたいに見える', 5)).toEqual(['高い町が点', 'みたいに見', 'える']);
  });

  it('never begins a column with a full stop, a small kana or a long-vowel mark', () => {
    for (const text of ['あいうえお。かき', 'あいうえおっかき', 'あいうえおーかき']) {
      const [first, second] = columns(text, 5);
      expect(first).toHaveLength(6);
      expect(second).toBe('かき');
    }
  });

  it('takes a character along when more than two marks would have to hang', () => {
    for (const column of columns('あいうえおっ！？…かきくけこ', 5)) expect(column).not.toMatch(/^[っ！？…]/);
  });

  it('never ends a column with an opening bracket', () => {
    expect(columns('あいうえ「かきく」', 5)[0]).toBe('あいうえ');
  });

  it('sets two marks or two digits side by side in one square', () => {
    expect(cellsOf('なに!?12時')).toEqual(['な', 'に', '!?', '12', '時']);
  });
});
