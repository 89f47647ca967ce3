import { setKept } from '@komawari/ui/kept/flag.ts';
import { listPlaces, storePlace } from '@komawari/ui/reader/places.ts';
import { OWNER } from '@komawari/ui/signOut';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDevicePlaces } from './useDevicePlaces.ts';

vi.mock('@komawari/ui/session/react', () => ({ useViewer: () => ({ kind: 'GUEST_NO_PROVIDER', id: null }) }));
vi.mock('@komawari/ui/kept/forgetKept.ts', () => ({
  keepWithOwner: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('what an account read leaves the device with it, though what looks after kept episodes cannot be fetched', async () => {
  storePlace(localStorage, 'e1', { page: 9, fraction: 0.4 });
  localStorage.setItem(OWNER, 'u1');
  setKept(true);
  renderHook(() => useDevicePlaces(() => undefined));
  await expect.poll(() => localStorage.getItem(OWNER)).toBeNull();
  expect(listPlaces(localStorage)).toEqual([]);
});
