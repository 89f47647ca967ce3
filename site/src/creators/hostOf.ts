/** The domain of an address, to be shown beside its title: where a link leads is never hidden. */
export function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
}
