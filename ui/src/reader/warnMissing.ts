/** A chunk that did not come (offline, a new release) leaves the page as it is. */
export function warnMissing(error: unknown): void {
  console.warn('A reader part is missing', error);
}
