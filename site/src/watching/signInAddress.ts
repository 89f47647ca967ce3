/** Where a visitor signs in to do what they asked for, and from where they come back to this page. */
export function signInAddress(): string {
  return `/signin?to=${encodeURIComponent(location.pathname)}`;
}
