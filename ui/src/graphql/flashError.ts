import { flash, type FlashPosition } from '../flash/index.ts';
import { messageOfError } from './errorMessages.ts';
import { wasSaved } from './GraphQLRequestError.ts';

/** Says in a flash why something failed. What was saved all the same does not look like a failure. */
export function flashError(error: unknown, position: FlashPosition = 'top'): void {
  flash.set({ body: messageOfError(error), type: wasSaved(error) ? 'info' : 'error', position });
}
