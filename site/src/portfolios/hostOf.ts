/**
 * The domain of a web address, to be shown beside its title: where a link leads is never hidden. Empty for everything
 * that is not http or https; such an address must not become a link.
 */
export function hostOf(url: string): string {
  try {
    const { protocol, hostname } = new URL(url);
    return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '') : '';
  } catch {
    return '';
  }
}
