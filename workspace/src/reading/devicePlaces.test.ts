import { listPlaces, storePlace } from '@komawari/ui/reader/places.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeFromAccount } from '@komawari/ui/signOut';
import { giveToAccount } from './devicePlaces.ts';

/** The edge to the network: what was sent, and whether it arrives. */
let sent: { histories: { episodeID: string; pageNumber: number; isCompleted: boolean; readAt: string }[] }[];
let isOnline = true;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  isOnline = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (!isOnline) throw new TypeError('fetch failed');
    sent.push(JSON.parse(init.body as string).variables.input);
    return Response.json({ data: { migrateLocalReadingHistory: { ok: true } } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const places = () => listPlaces(localStorage).map(({ episodeId }) => episodeId);

test('what a guest read goes to the account that signs in, once, with when it was read', async () => {
  storePlace(localStorage, 'e1', { page: 9, fraction: 0.4 });
  storePlace(localStorage, 'e2', { page: 24, fraction: 0, done: true });
  expect(await giveToAccount(localStorage, 'u1')).toBe(true);
  expect(await giveToAccount(localStorage, 'u1')).toBe(false);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.histories).toMatchObject([
    { episodeID: 'e2', pageNumber: 24, isCompleted: true },
    { episodeID: 'e1', pageNumber: 9, isCompleted: false },
  ]);
  expect(Math.abs(Date.parse(sent[0]?.histories[0]?.readAt ?? '') - Date.now())).toBeLessThan(5000);
  expect(places()).toEqual(['e2', 'e1']);
});

test('offline nothing is lost: it is tried with the next page', async () => {
  storePlace(localStorage, 'e1', { page: 9, fraction: 0 });
  isOnline = false;
  await expect(giveToAccount(localStorage, 'u1')).rejects.toThrow('offline');
  isOnline = true;
  expect(await giveToAccount(localStorage, 'u1')).toBe(true);
  expect(sent).toHaveLength(1);
});

test('what one account read is never given to another, and is gone after signing out', async () => {
  await giveToAccount(localStorage, 'u1');
  storePlace(localStorage, 'e1', { page: 9, fraction: 0 });
  expect(await giveToAccount(localStorage, 'u2')).toBe(false);
  expect([sent, places()]).toEqual([[], []]);
  storePlace(localStorage, 'e2', { page: 3, fraction: 0 });
  takeFromAccount(localStorage);
  expect(places()).toEqual([]);
  storePlace(localStorage, 'e3', { page: 3, fraction: 0 });
  takeFromAccount(localStorage);
  expect(places()).toEqual(['e3']);
});
