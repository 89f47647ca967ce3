/** Where a visitor signs in to do what they asked for, and from where they come back to this very place of this page. */
export function signInAddress(place: Pick<Location, 'pathname' | 'search' | 'hash'> = location): string {
  return `/signin?to=${encodeURIComponent(place.pathname + place.search + place.hash)}`;
}
