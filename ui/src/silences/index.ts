/** An event of the document, so that parts of a page that were built apart hear of each other. */
const event = 'komawari:silences';
/** When this browser last blocked or muted somebody, or took it back. In every tab, unlike the lists the pages keep. */
const key = 'komawari_silences_changed';

/** The instant at which whom this reader silences last changed in this browser, in milliseconds; 0 when it never did. */
export function silencesChangedAt(): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0; // Site data is blocked: no list is kept either.
  }
}

/** Says that this reader blocked or muted somebody, or took it back: on this page, and in every other tab. */
export function tellSilencesChanged(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Site data is blocked: the other tabs hear of it when they ask the next time.
  }
  document.dispatchEvent(new Event(event));
}

/**
 * Calls back whenever that happens on this page or in another tab, or happened while the browser kept this page aside.
 * Returns what ends it.
 */
export function onSilencesChanged(listener: () => void): () => void {
  let heardAt = silencesChangedAt();
  function hear(): void {
    heardAt = silencesChangedAt();
    listener();
  }
  const hearStorage = (change: StorageEvent) => change.key === key && hear();
  // A page that comes back out of the browser's cache was told nothing meanwhile.
  const hearReturn = () => silencesChangedAt() > heardAt && hear();
  document.addEventListener(event, hear);
  window.addEventListener('storage', hearStorage);
  window.addEventListener('pageshow', hearReturn);
  return () => {
    document.removeEventListener(event, hear);
    window.removeEventListener('storage', hearStorage);
    window.removeEventListener('pageshow', hearReturn);
  };
}
