/** How long a host name, or a campaign's name, may be. */
const LONGEST = 100;

/**
 * The host a reader came from, without "www.", port, path or query: lower case, ASCII. Empty when nothing was told or it
 * was not a URL of the web; "(site)" when it was a page of ours. An Android app is named by its package.
 */
export function referrerHost(referrer: string, publicUrl: string): string {
  const app = /^android-app:\/\/([\w.]+)/.exec(referrer)?.[1];
  if (app) return app.toLowerCase().slice(0, LONGEST);
  if (!URL.canParse(referrer)) return '';
  const { protocol, hostname } = new URL(referrer);
  if (protocol !== 'http:' && protocol !== 'https:') return '';
  const plain = (host: string) =>
    host
      .toLowerCase()
      .replace(/\.$/, '')
      .replace(/^www\./, '');
  if (plain(hostname) === plain(new URL(publicUrl).hostname)) return '(site)';
  return plain(hostname).slice(0, LONGEST);
}

/** A campaign's name as it is kept: without what cannot be shown, up to 100 characters; null when there is none. */
export function campaignName(given: string | null | undefined): string | null {
  const name = (given ?? '').replaceAll(/\p{C}/gu, '').trim();
  return name === '' ? null : [...name].slice(0, LONGEST).join('');
}
