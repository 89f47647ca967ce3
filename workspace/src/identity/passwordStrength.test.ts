import { describe, expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

describe('the meter beside a new password', () => {
  test.each([
    ['short', 0],
    ['aaaaaaaaaaaaaaaa', 1],
    ['123456789', 1],
    ['password123', 1],
    ['kx9-mlq2', 1],
    ['kx9-mlq2t', 2],
    ['kx9-mlq2tvbw', 3],
    ['a witch delivers letters', 4],
    ['空飛ぶ配達魔女の日報は毎週金曜', 4],
  ])('%s scores %i', (password, score) => {
    expect(passwordStrength(password).score).toBe(score);
  });

  test('the own address is easy to guess, with digits behind it too', () => {
    expect(passwordStrength('mina@example.com', ['mina@example.com']).score).toBe(1);
    expect(passwordStrength('amemiya_mashiro99', ['amemiya_mashiro']).score).toBe(1);
  });
});
