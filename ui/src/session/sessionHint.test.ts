// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { setSessionHint } from './sessionHint.ts';

const key = 'komawari_continues';

it('whether there is something to continue reading is known of one account alone', () => {
  // As a guest, who had nothing.
  localStorage.setItem(key, '0');
  setSessionHint(true, 'u1');
  expect(localStorage.getItem(key)).toBeNull();
  localStorage.setItem(key, '1');
  setSessionHint(true, 'u1');
  expect(localStorage.getItem(key)).toBe('1');
  setSessionHint(false);
  expect(localStorage.getItem(key)).toBeNull();
});
