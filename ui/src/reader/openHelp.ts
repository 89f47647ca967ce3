import { explainedActions, keyWords, spellKey } from './keyWords.ts';
import { openDialog } from './openDialog.ts';
import type { Reader } from './Reader.ts';

/** Every key, and what fingers can do. */
export function openHelp(reader: Reader): void {
  const { body } = openDialog(reader.root, 'Keys and help', 'window');
  const list = document.createElement('dl');
  list.className = 'reader-keys';
  for (const action of explainedActions) {
    const { letterKeys } = reader.settings;
    const keys = reader.settings.keys[action].filter((key) => letterKeys || !reader.keys.isLetter(key));
    if (keys.length === 0) continue;
    const term = document.createElement('dt');
    for (const key of keys) {
      const cap = document.createElement('kbd');
      cap.textContent = spellKey(key);
      term.append(cap);
    }
    const words = document.createElement('dd');
    words.textContent = keyWords[action];
    const row = document.createElement('div');
    row.append(term, words);
    list.append(row);
  }
  const touch = document.createElement('ul');
  touch.className = 'reader-help';
  for (const text of [
    reader.nextSide === 'left'
      ? 'This work reads right to left: the next page is on the left.'
      : 'The next page is on the right.',
    'Tap or click a side to turn, the middle for the bars.',
    'Swipe: the page follows your finger.',
    'Pinch, double-tap the middle, or Ctrl and wheel to zoom. Turning the page resets the zoom.',
    'Keys and tap zones can be changed in the settings.',
  ]) {
    const item = document.createElement('li');
    item.textContent = text;
    touch.append(item);
  }
  body.append(touch, list);
}
