/** Says that a session probably exists. Not a secret: the refresh token itself is out of reach of scripts. */
const name = 'komawari_session';
/** The account that is probably in, for what a page does before it has asked. */
const accountName = 'komawari_account';

/** Whether the account has something to continue reading, as the site's last page view found; see its beforePaint.ts. */
const continuesName = 'komawari_continues';

/** True when asking for a token is worth a request. */
export function hasSessionHint(): boolean {
  if (document.cookie.includes(`${name}=1`)) return true;
  try {
    return localStorage.getItem(name) === '1';
  } catch {
    return false; // Site data is blocked.
  }
}

/** The account this browser was signed in with last; null when none is, or nobody knows. */
export function lastAccount(): string | null {
  try {
    return localStorage.getItem(accountName);
  } catch {
    return null;
  }
}

/** Remembers that a session exists and whose it is, or that none does any more, for this and every other tab. */
export function setSessionHint(exists: boolean, account: string | null = null): void {
  if (!exists) document.cookie = `${name}=; path=/; max-age=0`;
  try {
    // Of another account nothing is known.
    if (account !== lastAccount()) put(continuesName, null);
    put(name, exists ? '1' : null);
    put(accountName, account);
  } catch {
    // Site data is blocked: the next page asks again.
  }
}

function put(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
