/** Plain text cut to `limit` characters (code points) at most, without line breaks. The ellipsis counts as one. */
export function summarize(text: string, limit = 160): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length <= limit
    ? line
    : `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
