import { textsOf, textsReady } from '../language/index.ts';
import notesTexts from '../messages/readerNotes.js';
import type { Reader } from './Reader.ts';

/** A page on screen whose picture is under way. One that failed says so itself. */
const waits = '.page.is-shown:not([data-loaded], :has(.page-error))';
const prepared = new WeakMap<Reader, HTMLElement>();

/** Says which page is being waited for and marks it as busy, until its picture is here or another page is shown. */
export async function sayWaiting(reader: Reader): Promise<void> {
  await textsReady();
  const { waiting } = textsOf(notesTexts);
  const words = prepared.get(reader) ?? prepare(reader);
  const busy = [...reader.layer.querySelectorAll<HTMLElement>(waits)];
  for (const page of busy) page.setAttribute('aria-busy', 'true');
  if (busy.length === 0) return;
  const [page = '', last] = busy.map(({ dataset }) => dataset['page'] ?? '');
  words.textContent = last ? waiting.both({ page, last }) : waiting.one({ page });
}

function prepare(reader: Reader): HTMLElement {
  const { root, layer, signal } = reader;
  const words = document.createElement('p');
  words.className = 'sr';
  words.setAttribute('role', 'status');
  root.append(words);
  prepared.set(reader, words);
  const settle = () => {
    for (const page of layer.querySelectorAll('[aria-busy]'))
      if (!page.matches(waits)) page.removeAttribute('aria-busy');
    if (!layer.querySelector('[aria-busy]')) words.textContent = '';
  };
  // Pictures tell of themselves only on the way down.
  for (const type of ['load', 'error']) root.addEventListener(type, settle, { capture: true, signal });
  reader.onChange((change) => change === 'place' && settle());
  signal.addEventListener('abort', () => words.remove());
  return words;
}
