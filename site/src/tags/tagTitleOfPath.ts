/**
 * The title in the path of a tag's page: `/tags/Q%26A` gives `Q&A`.
 * @param pathname as it was asked for, percent-encoded. Astro's own reading of it (`params`, `url`) is of no use here: it
 *   leaves `%26` as it is and decodes what is a percent sign of the title a second time.
 */
export function tagTitleOfPath(pathname: string): string {
  return decodeURIComponent(pathname.split('/')[2] ?? '');
}
