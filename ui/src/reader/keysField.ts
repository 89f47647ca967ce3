import { bindKey } from './bindKey.ts';
import type { KeyAction } from './keymap.ts';
import { explainedActions, keyWords, spellKey } from './keyWords.ts';
import type { Reader } from './Reader.ts';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/** Every key with a button to change it: press the button, then the new key. Tab and Esc leave it as it was. */
export function keysField(reader: Reader): HTMLElement {
  const keys = document.createElement('details');
  keys.className = 'reader-field';
  const summary = document.createElement('summary');
  summary.textContent = 'Keys';
  const list = document.createElement('div');
  list.className = 'reader-bindings';
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.className = 'btn btn--quiet';
  reset.textContent = 'Reset keys';

  const draw = () => list.replaceChildren(...explainedActions.map((action) => binding(reader, action, redraw)), reset);
  const redraw = (changed: KeyAction) => {
    draw();
    (list.children[explainedActions.indexOf(changed)]?.lastElementChild as HTMLElement | null)?.focus();
  };
  reset.addEventListener('click', () => {
    reader.changeSettings({ keys: reader.keys.usual });
    draw();
    reset.focus();
  });
  draw();
  keys.append(summary, list);
  return keys;
}

function binding(reader: Reader, action: KeyAction, redraw: (changed: KeyAction) => void): HTMLElement {
  const row = document.createElement('div');
  const words = document.createElement('span');
  words.textContent = keyWords[action];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn--line';
  button.textContent = reader.settings.keys[action].map(spellKey).join(', ') || 'None';
  button.setAttribute('aria-label', `${keyWords[action]}: ${button.textContent}. Change`);
  const hearKey = (event: KeyboardEvent) => {
    if (modifiers.includes(event.key)) return;
    if (event.key === 'Escape') event.preventDefault();
    if (event.key === 'Tab' || event.key === 'Escape') return redraw(action);
    event.preventDefault();
    reader.changeSettings({ keys: bindKey(reader.settings.keys, action, reader.keys.nameOf(event.key)) });
    redraw(action);
  };
  button.addEventListener('click', () => {
    button.textContent = 'Press a key';
    button.addEventListener('keydown', hearKey);
  });
  row.append(words, button);
  return row;
}
