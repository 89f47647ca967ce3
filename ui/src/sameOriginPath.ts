/** No address of ours is longer; a longer one is somebody trying something. */
const LONGEST_PATH = 2_048;

/** Only the shape counts: the base never appears in a result, and nobody owns the `.invalid` names (RFC 2606). */
const BASE = 'https://komawari.invalid';

/** Control characters, as they are or percent-encoded: they split headers and are dropped by URL parsers. */
// oxlint-disable-next-line no-control-regex -- control characters are what this rule is about
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]|%(?:[01][0-9a-f]|7f)/i;

/** A server in front that decodes first would read these as the start of another host. */
const ENCODED_HOST_START = /^\/(?:%2f|%5c)/i;

/**
 * The path, query and fragment a `to` may lead to; null when it is missing or could leave this site, and the caller goes
 * to its default. The API and the front ends ask the same function, when a `to` is taken and when it is used. Accepts only
 * what begins with a single slash and still begins with one after a WHATWG parser has read it.
 */
export function sameOriginPath(to: string | null | undefined): string | null {
  if (!to || to.length > LONGEST_PATH || !to.startsWith('/') || to.includes('\\') || HIDDEN.test(to)) return null;
  const path = parsePath(to);
  if (path === null || ENCODED_HOST_START.test(path)) return null;
  // "/.//host" collapses to "//host": what comes out is read once more, as a browser will.
  return parsePath(path) === path ? path : null;
}

function parsePath(to: string): string | null {
  const url = URL.parse(to, BASE);
  if (url === null || url.origin !== BASE || url.username || url.password) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
