/**
 * The opt-out from training of models, for everything that is published: a request to those who collect, not a lock. Pages
 * say the same in their heads, and robots.txt and /.well-known/tdmrep.json say it once for all.
 */
export const RESERVATION_HEADERS = { 'x-robots-tag': 'noai, noimageai', 'tdm-reservation': '1' } as const;

/**
 * Sent with every answer that says nothing else of its own. What depends on a page's content (scripts, styles) is a policy
 * inside the page itself; a browser enforces both. The application's page has a policy of its own instead
 * (applicationPolicy.ts). The nginx configuration sends the same with files and leaves what comes from here as it is.
 */
export const ANSWER_HEADERS = {
  ...RESERVATION_HEADERS,
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/**
 * Sent besides where readers come by HTTPS: two years of this host by HTTPS alone. What else stands under its name is not
 * ours to decide about.
 */
export const SECURE_HEADERS = { 'strict-transport-security': 'max-age=63072000' } as const;

/**
 * Which windows a page of the application shares its group with. Its pages open the sign-in window of another service and
 * see when that is closed; that window on its way back stays the window of the page that opened it.
 */
export const openerPolicyOf = (path: string): string =>
  path === '/signin/finish' ? 'unsafe-none' : 'same-origin-allow-popups';

/** Sent with what a private link shows: no index knows it, no cache keeps it, and its URL goes to nobody. */
export const PRIVATE_LINK_HEADERS = {
  'x-robots-tag': 'noindex, noai, noimageai',
  'referrer-policy': 'no-referrer',
} as const;

/** Sent with pages that show mature works: their gates are what is found. */
export const MATURE_ROBOTS = 'noindex, noai, noimageai';

/** Whether a path of the application is a private link, or the request of a client: its address holds what concerns those two alone. */
export const isPrivateLink = (path: string): boolean => /^\/(?:review\/|oauth2\/authorize(?:\/|$))/.test(path);

/** Sent with pictures: a picture opened on its own can run and load nothing. */
export const IMAGE_HEADERS = {
  ...RESERVATION_HEADERS,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;
