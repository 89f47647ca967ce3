import { textsOf } from '@komawari/ui/language';
import likesTexts from '../../messages/likesIsland.js';

/** What stands beside the heart when that many of ten likes are given. */
export function labelOfLikes(given: number): { title: string; hint: string } {
  const { likes } = textsOf(likesTexts);
  if (given <= 0) return { title: likes.none(), hint: likes.firstHint() };
  if (given >= 10) return { title: likes.all(), hint: likes.allHint() };
  const number = likes.numbers().split(', ')[given - 1] ?? '';
  return { title: likes.some({ number }), hint: likes.someHint() };
}
