// @vitest-environment jsdom
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, expect, it } from 'vitest';
import { describeLength } from './describeLength.ts';

afterEach(() => inLanguage('en'));

const work = (count: number, isCompleted: boolean, isOneShot = false) => ({
  isCompleted,
  isOneShot,
  episodes: { totalCount: count },
});
const works = [work(1, true, true), work(1, true), work(32, true), work(1, false), work(9, false)];

it.each([
  ['en', ['One-shot', 'Completed, 1 episode', 'Completed, 32 episodes', 'Ongoing, 1 episode', 'Ongoing, 9 episodes']],
  ['ja', ['読み切り', '完結・全1話', '完結・全32話', '連載中・1話', '連載中・9話']],
] as const)('says in %s how long a work is', async (language, lengths) => {
  await inLanguage(language);
  expect(works.map(describeLength)).toEqual(lengths);
});
