import { flash, type FlashPosition } from '../flash/index.ts';
import { wordsOfError } from './errorWords.ts';
import { wasSaved } from './GraphQLRequestError.ts';

/** Says in a flash why something failed. What was saved all the same does not look like a failure. */
export function flashError(error: unknown, position: FlashPosition = 'top'): void {
  flash.set({ body: wordsOfError(error), type: wasSaved(error) ? 'info' : 'error', position });
}
