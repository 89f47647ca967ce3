/** Directives a browser ignores in a <meta>; the web servers send `frame-ancestors` as a header for every page. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/;

/** Where the policy goes: after the character set, which has to stand in the first 1,024 bytes. */
const START_OF_HEAD = /<head(?:\s[^>]*)?>\s*(?:<meta\s+charset=[^>]*>)?/i;

/**
 * Writes a page's content security policy into the page, so that it travels with the file: no web server can send a
 * header per file. The policy holds hashes of this very page.
 */
export function withContentPolicy(html: string, policy: string | undefined): string {
  if (!policy) return html;
  const directives = policy
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !HEADER_ONLY.test(text));
  const content = directives.join('; ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace(
    START_OF_HEAD,
    (head) => `${head}<meta http-equiv="content-security-policy" content="${content}">`,
  );
}
