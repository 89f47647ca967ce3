import { routePatterns } from './routes.ts';

/** Every page of the site and its feeds, as a link to it begins: `/works/w1`, `/works/w1#episodes`, `/works/w1/feed.atom`. */
const PAGE = new RegExp(
  `^(?:${routePatterns
    .filter((pattern) => pattern !== '/503')
    .map((pattern) => pattern.replaceAll(/\{\w+\}/g, '[^/?#]+'))
    .join('|')})(?:/feed\\.(?:atom|json))?(?=[?#]|$)`,
);
const TARGET = /<(?:a|form)\b[^>]*>/g;
/** What stands behind the mature gate is asked for with the language after it: `/mature/ja/works/w1`. */
const ATTRIBUTE = /(\s(?:href|action)="(?:\/mature(?=\/))?)(\/[^"]*)/;

/**
 * Leads from a page of the other language to pages of that language: its links and its search get the prefix. What names its own
 * language (`hreflang`), and what is no page of the site, such as the workspace, stays. Scripts make their links with paths.ts.
 * @param prefix `/ja`, or nothing for the installation's language
 */
export function keepLanguage(html: string, prefix: string): string {
  if (prefix === '') return html;
  return html.replaceAll(TARGET, (tag) =>
    tag.includes(' hreflang=')
      ? tag
      : tag.replace(ATTRIBUTE, (whole, start: string, path: string) =>
          PAGE.test(path) ? `${start}${prefix}${path.replace(/^\/(?=[?#]|$)/, '')}` : whole,
        ),
  );
}
