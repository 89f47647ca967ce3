import { signInAddress } from './signInAddress.ts';

/**
 * The links to sign in and sign up lead back to where the reader is. A stored page knows its path; the query and the
 * fragment are known here only, and change while somebody reads. A link that names a place of the page, as a wall does, leads
 * back there.
 */
export function startWaysIn(root: ParentNode): void {
  const ways = root.querySelectorAll<HTMLAnchorElement>(
    ':is(a[href^="/signin?to="], a[href^="/signup?to="]):not([href*="%23"])',
  );
  for (const link of ways) {
    link.addEventListener('click', () => (link.search = signInAddress().slice('/signin'.length)));
  }
}
