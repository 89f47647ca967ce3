/** What this device keeps for the site; null where the browser keeps nothing: asking for it throws there. */
export function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What this tab keeps for the site; null where the browser keeps nothing. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
