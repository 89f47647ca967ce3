import type { KeyAction } from './keymap.ts';

/** What each action is called in the help and in the settings. */
export const keyWords: Readonly<Record<KeyAction, string>> = {
  left: 'Turn to the left',
  right: 'Turn to the right',
  forward: 'Forward: down a long page, then turn',
  backward: 'Back: up a long page, then turn',
  first: 'First page',
  last: 'Last page',
  overlay: 'Show or hide the bars',
  shift: 'Shift the pairing by one page',
  layout: 'Spread, single, scroll',
  fullscreen: 'Full screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  nextEpisode: 'Next episode',
  previousEpisode: 'Previous episode',
  text: 'Text of the pages',
  settings: 'Settings',
  help: 'This help',
};

/** In the order in which they are explained. */
export const explainedActions = Object.keys(keyWords) as KeyAction[];

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
