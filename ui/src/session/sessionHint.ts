/** Says that a session probably exists. Not a secret: the refresh token itself is out of reach of scripts. */
const name = 'komawari_session';

/** True when asking for a token is worth a request. */
export function hasSessionHint(): boolean {
  if (document.cookie.includes(`${name}=1`)) return true;
  try {
    return localStorage.getItem(name) === '1';
  } catch {
    return false; // Site data is blocked.
  }
}

/** Remembers or forgets that a session exists, for this and every other tab. */
export function setSessionHint(exists: boolean): void {
  if (!exists) document.cookie = `${name}=; path=/; max-age=0`;
  try {
    if (exists) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    // Site data is blocked: the next page asks again.
  }
}
