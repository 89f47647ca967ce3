/**
 * Sent with every page. What depends on the page's content (scripts, styles) is a policy inside the page itself; a
 * browser enforces both. The nginx configuration sends the same.
 */
export const PAGE_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Sent with pictures: a picture opened on its own can run and load nothing. */
export const IMAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;
