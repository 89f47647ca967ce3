import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import safetyTexts from '../messages/safety.js';

/** How long a word stays muted, in days; nothing is for good. */
export const muteLengths = [
  { value: '', length: 'forGood' },
  { value: '1', length: 'day' },
  { value: '7', length: 'week' },
  { value: '30', length: 'month' },
  { value: '365', length: 'year' },
] as const;

/** A word to mute, and for how long. */
export const mutedWordForm = z.object({
  word: boundedText(limits.mutedWord, () => textsOf(safetyTexts).mutedWords.noWord()),
  days: z.string().transform((days) => (days === '' ? null : Number(days))),
});
