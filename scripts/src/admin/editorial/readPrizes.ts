import type { ContestPrize } from '@komawari/api/operating';

/** Prizes as an operator types them, the highest first: `大賞=賞金30万円; 優秀賞=賞金10万円`. A reward may be missing. */
export const readPrizes = (text: string): ContestPrize[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', ...reward] = one.split('=');
      return { name: name.trim(), reward: reward.join('=').trim() };
    });
