import * as z from 'zod';
import { countCharacters, normalizeText } from '../format/index.ts';

export interface TextBounds {
  min: number;
  max: number;
}

/**
 * A text between two lengths, counted as the API counts: code points of the trimmed NFC form.
 * `whenEmpty` is said when something has to be written.
 */
export function boundedText({ min, max }: TextBounds, whenEmpty: string | (() => string) = 'Write something here.') {
  return z
    .string()
    .check((context) => {
      const count = countCharacters(context.value);
      if (count > max) report(`${count - max} over the limit of ${max}. Shorten it.`);
      else if (count === 0 && min > 0) report(typeof whenEmpty === 'string' ? whenEmpty : whenEmpty());
      else if (count < min) report(`Use at least ${min} characters.`);

      function report(message: string): void {
        context.issues.push({ code: 'custom', message, input: context.value });
      }
    })
    .transform(normalizeText);
}
