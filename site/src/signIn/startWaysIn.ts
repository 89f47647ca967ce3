import { signInAddress } from './signInAddress.ts';

/**
 * The links to sign in and sign up lead back to where the reader is. A stored page knows its path; the query and the
 * fragment are known here only, and change while somebody reads.
 */
export function startWaysIn(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/signin?to="], a[href^="/signup?to="]')) {
    link.addEventListener('click', () => (link.search = signInAddress().slice('/signin'.length)));
  }
}
