import { forgetReading } from '../reader/forgetReading.ts';

/** Whose reading this device remembers; absent while it is a guest's. */
export const OWNER = 'komawari.reader.owner';

/** Nobody is signed in any more: what an account read here is in the account, and leaves the device. A guest's reading stays. */
export function takeFromAccount(storage: Storage): void {
  if (storage.getItem(OWNER) === null) return;
  forgetReading(storage);
  storage.removeItem(OWNER);
}
