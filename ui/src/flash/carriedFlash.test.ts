import { flash } from './index.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carryFlash, showCarriedFlash } from './carriedFlash.ts';

beforeEach(() => {
  sessionStorage.clear();
  flash.clear();
});
afterEach(() => flash.clear());

it('what was being said when the sign-in page was left is said once on the page that follows', () => {
  carryFlash();
  flash.set({ body: 'You already have an account.', type: 'success' });
  window.dispatchEvent(new Event('pagehide'));
  flash.clear();
  showCarriedFlash();
  expect(flash.get()).toMatchObject({ body: 'You already have an account.', type: 'success' });
  flash.clear();
  showCarriedFlash();
  expect(flash.get().body).toBe('');
});
