/** An event of the document, so that parts of a page that were built apart hear of each other. */
const name = 'komawari:silences';

/** Says that this reader blocked or muted somebody, or took it back. */
export const tellSilencesChanged = (): void => void document.dispatchEvent(new Event(name));

/** Calls back whenever that happens on this page. Returns what ends it. */
export function onSilencesChanged(listener: () => void): () => void {
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}
