import { textsOf } from '../language/index.ts';
import errorsTexts from '../messages/errors.js';
import { messageOfError } from './errorMessages.ts';

/** The sentence of an error where a button to try again stands beside it, which need not say so too. */
export function reasonOfError(error: unknown): string {
  const words = messageOfError(error);
  const { codes, plain } = textsOf(errorsTexts);
  return words === codes.INTERNAL() ? plain() : words;
}
