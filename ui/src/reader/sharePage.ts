import { textsOf, textsReady } from '../language/index.ts';
import notesTexts from '../messages/readerNotes.js';
import type { Reader } from './Reader.ts';

/** What is said of it, once it is there. */
async function findWords() {
  await textsReady();
  return textsOf(notesTexts).sharing;
}

/** Shares an address that opens at this very page: the device's share sheet where there is one, else a copied link. */
export async function sharePage({ root, place, say }: Reader): Promise<void> {
  const { page } = place;
  const url = `${location.origin}${location.pathname}#p${page}`;
  const service = 'share' in navigator ? 'SYSTEM' : 'COPY';
  root.dispatchEvent(new CustomEvent('readershare', { detail: service }));
  try {
    if (service === 'SYSTEM') await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      say((await findWords()).copied({ page: `${page}` }));
    }
  } catch (error) {
    // Closing the sheet rejects too; that is an answer, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) say((await findWords()).failed());
  }
}
