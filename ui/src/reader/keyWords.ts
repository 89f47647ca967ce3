import type { KeyAction } from './keymap.ts';
import type { Reader } from './Reader.ts';

/** In the order in which they are explained. */
export const explainedActions = ({ keys }: Reader): KeyAction[] => Object.keys(keys.usual) as KeyAction[];

const spelled: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** A key as it is printed on a keyboard. */
export function spellKey(key: string): string {
  return spelled[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
