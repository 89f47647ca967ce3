// @vitest-environment jsdom
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, expect, it } from 'vitest';
import { labelOfLikes } from './labelOfLikes.ts';

afterEach(() => inLanguage('en'));

it.each([
  ['en', ['Did it stay with you?', 'One of ten', 'Nine of ten', 'Ten of ten']],
  ['ja', ['心に残りましたか', '10回中1回', '10回中9回', '10回中10回']],
] as const)('what stands beside the heart follows the likes given, in %s', async (language, titles) => {
  await inLanguage(language);
  expect([0, 1, 9, 10].map((given) => labelOfLikes(given).title)).toEqual(titles);
});
