const usualKeys = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  forward: ['ArrowDown', 'PageDown', 'j'],
  backward: ['ArrowUp', 'PageUp', 'k'],
  first: ['Home'],
  last: ['End'],
  overlay: [' '],
  shift: ['o'],
  layout: ['m'],
  fullscreen: ['f'],
  zoomIn: ['+'],
  zoomOut: ['-'],
  nextEpisode: [']'],
  previousEpisode: ['['],
  text: ['t'],
  settings: ['s'],
  help: ['?'],
};

/** What a key can be bound to. `left` and `right` follow the eye: where they lead depends on the reading direction. */
export type KeyAction = keyof typeof usualKeys;

/** Each action's keys, written as `KeyboardEvent.key` with letters in lower case. */
export type KeyMap = Readonly<Record<KeyAction, readonly string[]>>;

export const defaultKeys: KeyMap = usualKeys;
export const keyActions = Object.keys(usualKeys) as KeyAction[];

/** One spelling per key, so that caps lock changes nothing. */
export function nameOfKey(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** A letter, digit or sign: what somebody may say to a computer that listens, or press by mistake (WCAG 2.1.4). */
export function isLetterKey(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

/** The action bound to a key, or null. */
export function actionOfKey(keys: KeyMap, key: string): KeyAction | null {
  const name = nameOfKey(key);
  return keyActions.find((action) => keys[action].includes(name)) ?? null;
}

/** Reads a stored map; what is missing or malformed keeps its default. */
export function parseKeys(stored: unknown): KeyMap {
  if (typeof stored !== 'object' || stored === null) return defaultKeys;
  const entries = keyActions.map((action) => {
    const keys: unknown = (stored as Record<string, unknown>)[action];
    const isList = Array.isArray(keys) && keys.every((key) => typeof key === 'string' && key.length > 0);
    return [action, isList ? (keys as string[]) : defaultKeys[action]] as const;
  });
  return Object.fromEntries(entries) as unknown as KeyMap;
}
