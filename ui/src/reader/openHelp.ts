import { textsOf, textsReady } from '../language/index.ts';
import panelsTexts from '../messages/readerPanels.js';
import { explainedActions, spellKey } from './keyWords.ts';
import { openDialog } from './openDialog.ts';
import type { Reader } from './Reader.ts';

/** Every key, and what fingers can do. */
export async function openHelp(reader: Reader): Promise<void> {
  await textsReady();
  const texts = textsOf(panelsTexts);
  const { tips } = texts;
  const { body } = openDialog(reader.root, texts, 'help');
  const list = document.createElement('dl');
  list.className = 'reader-keys';
  for (const action of explainedActions(reader)) {
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
    words.textContent = texts.actions[action]();
    const row = document.createElement('div');
    row.append(term, words);
    list.append(row);
  }
  const touch = document.createElement('ul');
  touch.className = 'reader-help';
  for (const text of [
    reader.nextSide === 'left' ? tips.toTheLeft() : tips.toTheRight(),
    tips.tap(),
    tips.swipe(),
    tips.zoom(),
    tips.change(),
  ]) {
    const item = document.createElement('li');
    item.textContent = text;
    touch.append(item);
  }
  body.append(touch, list);
}
