// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clearReturnFlags, findReturnFlag } from './parts/returnFlags.ts';

it('how somebody came back is known to the reader that starts after the wall took it out of the address', () => {
  expect(findReturnFlag()).toBeNull();
  history.replaceState(null, '', '/episodes/e1?purchase_succeeded=b1&page=3');
  clearReturnFlags();
  expect(location.search).toBe('?page=3');
  expect(findReturnFlag()).toEqual({ isSuccess: true, purchaseId: 'b1' });
  clearReturnFlags();
  expect(findReturnFlag()).toEqual({ isSuccess: true, purchaseId: 'b1' });
});
