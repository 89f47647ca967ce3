import { describe, expect, it } from 'vitest';
import { bindKey } from './bindKey.ts';
import { actionOfKey, defaultKeys, keyActions, parseKeys } from './keymap.ts';

describe('keys', () => {
  it('know their action whether caps lock is on or not', () => {
    expect(actionOfKey(defaultKeys, 'O')).toBe('shift');
    expect(actionOfKey(defaultKeys, 'o')).toBe('shift');
    expect(actionOfKey(defaultKeys, ' ')).toBe('overlay');
    expect(actionOfKey(defaultKeys, 'q')).toBeNull();
  });

  it('are never bound to two actions', () => {
    const all = keyActions.flatMap((action) => defaultKeys[action]);
    expect(new Set(all).size).toBe(all.length);
    const rebound = bindKey(defaultKeys, 'fullscreen', 'm');
    expect(actionOfKey(rebound, 'm')).toBe('fullscreen');
    expect(rebound.layout).toEqual([]);
    expect(actionOfKey(rebound, 'f')).toBeNull();
  });

  it('survive a damaged store', () => {
    expect(parseKeys(null)).toEqual(defaultKeys);
    expect(parseKeys({ shift: ['x'], help: 7, first: [''] })).toEqual({ ...defaultKeys, shift: ['x'] });
  });
});
