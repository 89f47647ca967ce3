/** Where the oEmbed answer for a page is. The page is given by its full address. */
export function embedPath(address: string): string {
  return `/oembed?url=${encodeURIComponent(address)}&format=json`;
}
