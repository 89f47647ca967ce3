/** Told by the wall's island to the page when the episode is the viewer's: startPaywall.ts puts the pages in place. */
export const openEvent = 'paywallopen';
