import { actionOfKey, isLetterKey, type KeyAction } from './keymap.ts';
import { perform, type Bars } from './perform.ts';
import type { Reader } from './Reader.ts';

const writes = 'input:not([type=range]), textarea, select, [contenteditable]';

/** What the browser does better by itself in a page that scrolls: arrows, space and the page keys. */
const scrolls: readonly KeyAction[] = ['forward', 'backward', 'overlay'];

/** True while a dialog is open over the reader (a preview may itself stand in one). */
function isCovered(root: HTMLElement): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(root));
}

/** Keys for the whole window, except where the reader writes, a dialog is open or a modifier says it is somebody else's. */
export function attachKeys(reader: Reader, bars: Bars): void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(writes) || isCovered(reader.root)) return;
    // Bars that are away cannot take the focus.
    if (event.key === 'Tab' && !reader.atEnd) bars.toggle(true);
    const action = actionOfKey(reader.settings.keys, event.key);
    if (!action || (isLetterKey(event.key) && !reader.settings.letterKeys)) return;
    // Space and Enter press the button they are on.
    if (event.key === ' ' && target?.closest('button, a, summary, [role=button]')) return;
    if ((reader.layout === 'scroll' || reader.atEnd) && scrolls.includes(action)) return;
    event.preventDefault();
    perform(reader, bars, action, event.repeat);
  };
  document.addEventListener('keydown', hear, { signal: reader.signal });
}
