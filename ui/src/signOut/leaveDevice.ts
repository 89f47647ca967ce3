import { deviceStorage } from '../storage.ts';
import { hasKept } from '../kept/flag.ts';
import { keepWithOwner } from '../kept/forgetKept.ts';
import { takeFromAccount } from './takeFromAccount.ts';

/** After signing out: what the account read and kept here leaves the device. Who leaves is not held up by what fails. */
export async function leaveDevice(storage = deviceStorage()): Promise<void> {
  if (storage) takeFromAccount(storage);
  // What is left is taken away with the next page that is opened.
  if (hasKept()) await keepWithOwner(null).catch(() => undefined);
}
