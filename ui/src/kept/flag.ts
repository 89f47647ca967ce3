/** Says that this device keeps something, or has something to tell: pages without it load nothing of all this. */
export const keptKey = 'komawari.kept';

/** Whether there is anything to look after. */
export function hasKept(): boolean {
  try {
    return localStorage.getItem(keptKey) !== null;
  } catch {
    return false; // Site data is blocked: nothing is kept.
  }
}

/** Remembers or forgets that there is something to look after. */
export function setKept(isAny: boolean): void {
  try {
    if (isAny) localStorage.setItem(keptKey, '1');
    else localStorage.removeItem(keptKey);
  } catch {
    // As above.
  }
}
