import { flash } from '@komawari/ui/flash';
import { textsOf } from '@komawari/ui/language';
import sharedTexts from '../messages/shared.js';

/** Puts a text on the clipboard, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    flash.set({ body: textsOf(sharedTexts).shownOnce.copied(), type: 'success' });
  } catch {
    flash.set({ body: textsOf(sharedTexts).shownOnce.notCopied(), type: 'error' });
  }
}
