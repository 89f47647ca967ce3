import type { Reader } from './Reader.ts';

/** Shares an address that opens at this very page: the device's share sheet where there is one, else a copied link. */
export async function sharePage({ root, place, say }: Reader): Promise<void> {
  const { page } = place;
  const url = `${location.origin}${location.pathname}#p${page}`;
  const service = 'share' in navigator ? 'SYSTEM' : 'COPY';
  root.dispatchEvent(new CustomEvent('readershare', { detail: service }));
  if (service === 'SYSTEM') {
    // Closing the sheet rejects; that is an answer, not a failure.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    say(`Link to page ${page} copied`);
  } catch {
    say('The link could not be copied.');
  }
}
