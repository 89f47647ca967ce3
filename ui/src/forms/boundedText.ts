import * as z from 'zod';
import { countCharacters, normalizeText } from '../format/index.ts';
import { textsOf } from '../language/index.ts';
import formTexts from '../messages/form.js';

export interface TextBounds {
  min: number;
  max: number;
}

/**
 * A text between two lengths, counted as the API counts: code points of the trimmed NFC form.
 * `whenEmpty` is said when something has to be written.
 */
export function boundedText({ min, max }: TextBounds, whenEmpty?: string | (() => string)) {
  return z
    .string()
    .check((context) => {
      const count = countCharacters(context.value);
      const { form } = textsOf(formTexts);
      if (count > max) report(form.over({ over: `${count - max}`, max: `${max}` }));
      else if (count === 0 && min > 0)
        report((typeof whenEmpty === 'function' ? whenEmpty() : whenEmpty) ?? form.empty());
      else if (count < min) report(form.under({ min }));

      function report(message: string): void {
        context.issues.push({ code: 'custom', message, input: context.value });
      }
    })
    .transform(normalizeText);
}
