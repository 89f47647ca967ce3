/**
 * The browser of the tests. Debian's Chromium without a window is the same engine without what stands around a page, which
 * costs a second of processor time for each profile that is opened. Another one is named in CHROMIUM_PATH.
 */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

/** How Playwright starts it: without what a browser does for itself, which would only disturb. */
export const launchOptions = {
  executablePath: chromiumPath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
