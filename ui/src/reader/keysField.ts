import type { ReaderPanels } from '../messages/readerPanels.js';
import { bindKey } from './bindKey.ts';
import type { KeyAction } from './keymap.ts';
import { explainedActions, spellKey } from './keyWords.ts';
import type { Reader } from './Reader.ts';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];

/** Every key with a button to change it: press the button, then the new key. Tab and Esc leave it as it was. */
export function keysField(reader: Reader, texts: ReaderPanels): HTMLElement {
  const { bindings } = texts;
  const actions = explainedActions(reader);
  const keys = document.createElement('details');
  keys.className = 'reader-field';
  const summary = document.createElement('summary');
  summary.textContent = bindings.title();
  const list = document.createElement('div');
  list.className = 'reader-bindings';
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.className = 'btn btn--quiet';
  reset.textContent = bindings.reset();

  const draw = () => list.replaceChildren(...actions.map((action) => binding(reader, texts, action, redraw)), reset);
  const redraw = (changed: KeyAction) => {
    draw();
    (list.children[actions.indexOf(changed)]?.lastElementChild as HTMLElement | null)?.focus();
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

function binding(
  reader: Reader,
  { actions, bindings }: ReaderPanels,
  action: KeyAction,
  redraw: (changed: KeyAction) => void,
): HTMLElement {
  const name = actions[action]();
  const row = document.createElement('div');
  const words = document.createElement('span');
  words.textContent = name;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn--line';
  button.textContent = reader.settings.keys[action].map(spellKey).join(', ') || bindings.none();
  button.setAttribute('aria-label', bindings.change({ action: name, keys: button.textContent }));
  const hearKey = (event: KeyboardEvent) => {
    if (modifiers.includes(event.key)) return;
    if (event.key === 'Escape') event.preventDefault();
    if (event.key === 'Tab' || event.key === 'Escape') return redraw(action);
    event.preventDefault();
    reader.changeSettings({ keys: bindKey(reader.settings.keys, action, reader.keys.nameOf(event.key)) });
    redraw(action);
  };
  button.addEventListener('click', () => {
    button.textContent = bindings.press();
    button.addEventListener('keydown', hearKey);
  });
  row.append(words, button);
  return row;
}
