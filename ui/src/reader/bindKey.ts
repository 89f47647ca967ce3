import type { KeyAction, KeyMap } from './keymap.ts';

/** Gives a key to an action and takes it from the one that had it. `name` is spelled as by `nameOfKey`. */
export function bindKey(keys: KeyMap, action: KeyAction, name: string): KeyMap {
  const entries = Object.entries(keys).map(([each, bound]) => {
    const others = bound.filter((key) => key !== name);
    return [each, each === action ? [name] : others] as const;
  });
  return Object.fromEntries(entries) as unknown as KeyMap;
}
