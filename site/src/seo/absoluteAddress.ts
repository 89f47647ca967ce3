/**
 * The full address of a path of the site; addresses that are full already stay as they are.
 * Without an origin (a preview of one page) the path itself is the best there is.
 */
export function absoluteAddress(address: string, origin: string | undefined): string {
  if (!origin) return address;
  return new URL(address, origin).href;
}
