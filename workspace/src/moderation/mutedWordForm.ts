import { boundedText } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';

/** How long a word stays muted, in days; nothing is for good. */
export const muteLengths = [
  { value: '', label: 'Until I remove it' },
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: 'A year' },
] as const;

/** A word to mute, and for how long. */
export const mutedWordForm = z.object({
  word: boundedText(limits.mutedWord, 'Write the word you do not want to read.'),
  days: z.string().transform((days) => (days === '' ? null : Number(days))),
});
