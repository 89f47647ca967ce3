import { unsentKey } from './createReadingReporter.ts';
import { placesKey } from './places.ts';

/** Forgets what was read on this device, and what was still to be told about it. */
export function forgetReading(storage: Storage): void {
  for (const key of [placesKey, unsentKey]) storage.removeItem(key);
}
