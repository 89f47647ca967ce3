/**
 * How an application runs: on a server that keeps a secret, in a browser, or as a program of the person's own device
 * (RFC 6749 section 2.1, RFC 8252).
 */
export type ApplicationType = 'WEB_CONFIDENTIAL' | 'WEB_PUBLIC' | 'NATIVE';

/** Why an address cannot be one to which people return. */
export type RedirectFault =
  | 'NO_ADDRESS'
  | 'TOO_LONG'
  | 'WILDCARD'
  | 'FRAGMENT'
  | 'USER'
  | 'DOTS'
  | 'SPELLING'
  | 'HTTPS'
  | 'SCHEME';

/** Longer ones do not fit into the line of a request beside everything else. */
const LONGEST = 1000;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** What would run or read something instead of returning, whatever an application says of itself. */
const CUSTOM_SCHEME = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+$/;
// oxlint-disable-next-line no-control-regex -- control characters are what this rule is about
const HIDDEN = /[\u0000-\u0020\u007f-\uffff\\]/;
/** A step up or on the spot, as it is or percent-encoded. */
const DOT_STEP = /(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i;

/**
 * What is wrong with an address to which people return, or null. Addresses are compared to the letter later on, so an
 * address has to be written as a browser writes it. Web applications need https, this machine apart; native ones may have a
 * scheme of their own, which has a dot as RFC 8252 section 7.1 wants it.
 */
export function judgeRedirect(text: string, type: ApplicationType): RedirectFault | null {
  if (text.length > LONGEST) return 'TOO_LONG';
  if (text.includes('*')) return 'WILDCARD';
  if (HIDDEN.test(text)) return 'NO_ADDRESS';
  if (text.includes('#')) return 'FRAGMENT';
  const url = URL.parse(text);
  if (!url) return 'NO_ADDRESS';
  const scheme = url.protocol.slice(0, -1);
  const isWeb = scheme === 'https' || scheme === 'http';
  if (isWeb) return judgeWeb(text, url);
  if (type !== 'NATIVE') return 'HTTPS';
  if (!CUSTOM_SCHEME.test(scheme)) return 'SCHEME';
  if (url.username !== '' || url.password !== '') return 'USER';
  if (DOT_STEP.test(pathOf(text))) return 'DOTS';
  return text.startsWith(url.protocol) ? null : 'SPELLING';
}

function judgeWeb(text: string, url: URL): RedirectFault | null {
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?]*@/.test(text)) return 'USER';
  if (url.protocol === 'http:' && !LOOPBACK.includes(url.hostname)) return 'HTTPS';
  if (DOT_STEP.test(pathOf(text))) return 'DOTS';
  if (url.hostname.endsWith('.')) return 'SPELLING';
  // The root may be written without its slash; everything else is what a parser makes of it.
  return url.href === text || url.href === `${text}/` ? null : 'SPELLING';
}

/** What stands between the host and the query, as it was written: a parser has taken dots away. */
const pathOf = (text: string): string => text.replace(/^[^:]*:(?:\/\/[^/?]*)?/, '').split('?', 1)[0] ?? '';
