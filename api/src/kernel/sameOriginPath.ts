const BASE = 'http://origin.invalid';

/**
 * A `to` that stays on this origin: path, query and fragment. Anything else (another host, another scheme, backslashes,
 * control characters) is null, and the caller goes to its default.
 */
export function sameOriginPath(to: string | null | undefined): string | null {
  if (!to || !to.startsWith('/') || to.length > 2048) return null;
  // oxlint-disable-next-line no-control-regex -- browsers drop tabs and line ends before they parse an address
  if (/[\u0000-\u001f\u007f\\]/.test(to) || to.startsWith('//')) return null;
  if (!URL.canParse(to, BASE)) return null;
  const url = new URL(to, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
