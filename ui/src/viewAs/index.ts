/** R2-091: where this tab keeps that its person looks as somebody else: the token that goes with every request. */
const KEY = 'view_as_mode';

/** What is looked as in this tab; null for oneself, and where site data is blocked. */
export function viewAsToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** From now on every request of this tab is answered as it would be for that reader. */
export function enterViewAs(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** Back to oneself. */
export function leaveViewAs(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Site data is blocked: nothing was kept.
  }
}
