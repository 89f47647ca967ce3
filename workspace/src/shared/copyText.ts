import { flash } from '@komawari/ui/flash';
import { textsOf } from '@komawari/ui/language';
import sharedTexts from '../messages/shared.js';

/** What is said afterwards, where the words for any text do not fit. */
export interface CopyWords {
  copied: string;
  notCopied: string;
}

/** Puts a text on the clipboard, and says whether that worked: browsers refuse it without https, and where people forbade it. */
export async function copyText(text: string, words?: CopyWords): Promise<void> {
  const { shownOnce } = textsOf(sharedTexts);
  try {
    await navigator.clipboard.writeText(text);
    flash.set({ body: words?.copied ?? shownOnce.copied(), type: 'success' });
  } catch {
    flash.set({ body: words?.notCopied ?? shownOnce.notCopied(), type: 'error' });
  }
}
