/** What rendering one path gives: a page, or the site's own 404 page. */
export type RenderedPage = {
  status: number;
  /** Lower-case names; `content-security-policy` holds the hashes of this very page. */
  headers: Record<string, string>;
  body: string;
};
