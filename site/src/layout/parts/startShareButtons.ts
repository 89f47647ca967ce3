import { flash } from '@komawari/ui/flash';
import { notifyShare } from '../../reading/notifyShare.ts';

/** Shares the page's own address: the device's share sheet where there is one, else a copied link. What is said of that stands at the button. */
export function startShareButtons(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-share]')) {
    delete button.dataset.waiting;
    button.addEventListener('click', () => {
      const { share = document.title, shareEpisode, shareWords = '[]' } = button.dataset;
      if (shareEpisode) notifyShare(shareEpisode, 'share' in navigator ? 'SYSTEM' : 'COPY');
      void sharePage(share, JSON.parse(shareWords) as string[]);
    });
  }
}

async function sharePage(title: string, [copied = '', notCopied = '']: string[]): Promise<void> {
  const url = location.origin + location.pathname;
  if (navigator.share) {
    // Closing the sheet rejects; that is an answer, not a failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    flash.set({ body: copied, type: 'success' });
  } catch {
    flash.set({ body: notCopied, type: 'error' });
  }
}
