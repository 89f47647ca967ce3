import { textsOf, textsReady } from '../language/index.ts';
import notesTexts from '../messages/readerNotes.js';
import type { Reader } from './Reader.ts';

const hintKey = 'komawari.reader.hint';

/**
 * Shows once on a device which way the pages go and where to tap. It lies over the page without stopping anything: the first
 * tap, key or turn of the wheel does what it always does, and takes the hint away. What follows the last page, such as a wall, is not turned: there is no hint.
 */
export async function showHint(reader: Reader): Promise<void> {
  const { root, settings, nextSide, layout, options, signal } = reader;
  const { storage } = options;
  if (!storage || storage.getItem(hintKey) || layout === 'scroll' || settings.tapZones !== 'sides') return;
  await textsReady();
  if (reader.atEnd) return;
  const { hint: texts } = textsOf(notesTexts);
  const hint = document.createElement('div');
  hint.className = 'reader-hint';
  hint.setAttribute('role', 'status');
  const zones = [texts.next(), texts.bars(), texts.back()];
  if (nextSide !== 'left') zones.reverse();
  for (const words of zones) {
    const zone = document.createElement('span');
    zone.textContent = words;
    hint.append(zone);
  }
  const way = document.createElement('p');
  way.textContent = nextSide === 'left' ? texts.toTheLeft() : texts.toTheRight();
  hint.prepend(way);
  root.append(hint);
  const seen = new AbortController();
  const hide = () => {
    seen.abort();
    hint.remove();
  };
  const leave = () => {
    hide();
    try {
      storage.setItem(hintKey, '1');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, leave, { capture: true, passive: true, signal: AbortSignal.any([seen.signal, signal]) });
  signal.addEventListener('abort', hide);
  reader.onChange(() => {
    if (reader.atEnd) hide();
  });
}
