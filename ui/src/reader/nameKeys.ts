import type { KeyAction } from './keymap.ts';
import type { Reader } from './Reader.ts';

/** As aria-keyshortcuts has them. */
const spelled: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };

/** Tells assistive technology which keys press the reader's buttons, as they are bound at the moment. */
export function nameKeys(reader: Reader): void {
  const draw = () => {
    const { keys, letterKeys } = reader.settings;
    for (const button of reader.root.querySelectorAll<HTMLElement>('button[data-reader-do]')) {
      const bound = keys[button.dataset['readerDo'] as KeyAction] ?? [];
      const names = bound
        .filter((key) => letterKeys || !reader.keys.isLetter(key))
        .map((key) => spelled[key] ?? (key.length === 1 ? key.toUpperCase() : key));
      if (names.length > 0) button.setAttribute('aria-keyshortcuts', names.join(' '));
      else button.removeAttribute('aria-keyshortcuts');
    }
  };
  reader.onChange((change) => change === 'arranged' && draw());
  draw();
}
