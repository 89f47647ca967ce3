import { flash } from '@komawari/ui/flash';

/** Puts a text on the clipboard, and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    flash.set({ body: 'Copied', type: 'success' });
  } catch {
    flash.set({ body: 'This browser would not copy it. Select it and copy it by hand.', type: 'error' });
  }
}
