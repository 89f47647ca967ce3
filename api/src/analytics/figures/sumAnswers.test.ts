import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tellAnswers } from '../../readers/surveys/index.ts';
import { sumAnswers } from './sumAnswers.ts';

const given = (fun: number, normal = 0, noFun = 0) => ({ fun, normal, noFun });
const countOf = ({ fun, normal, noFun }: ReturnType<typeof given>) => fun + normal + noFun;

describe('the answers to all episodes together', () => {
  it('are told with those to episodes of which nothing is told, where these are five together', () => {
    expect(sumAnswers([given(8, 1, 1), given(2), given(0, 0, 3)])).toEqual(given(10, 1, 4));
    expect(sumAnswers([given(2), given(0, 0, 3)])).toEqual(given(2, 0, 3));
  });

  it('leave out episodes with fewer than five together, or who knows the rest could take it away', () => {
    expect(sumAnswers([given(8, 1, 1), given(0, 0, 3), given(1)])).toEqual(given(8, 1, 1));
  });

  it('are not told where they are fewer than five', () => {
    expect(sumAnswers([])).toBeNull();
    expect(sumAnswers([given(2), given(0, 0, 2)])).toBeNull();
  });

  it('never give away fewer than five answers, by themselves or less what is told of each episode', () => {
    const count = fc.nat({ max: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(count, count, count), { maxLength: 8 }), (episodes) => {
        const all = episodes.map((counts) => given(...counts));
        const told = all.flatMap((one) => tellAnswers(one) ?? []).reduce((sum, one) => sum + countOf(one), 0);
        const sum = sumAnswers(all);
        const rest = sum ? countOf(sum) - told : 0;
        expect(sum === null || countOf(sum) >= 5).toBe(true);
        expect(rest === 0 || rest >= 5).toBe(true);
        expect(sum === null).toBe(told === 0 && all.reduce((total, one) => total + countOf(one), 0) < 5);
      }),
    );
  });
});
