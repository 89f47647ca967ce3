import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import type { Language } from '../../kernel/language.ts';
import { escapeHtml } from '../../kernel/escapeHtml.ts';
import type { Feed, FeedEntry } from './Feed.ts';

/** A form a feed is written in. */
export interface FeedFormat {
  extension: 'atom' | 'json';
  type: string;
  /** In the language the feed is worded in. Pages may be elsewhere than pictures: below the prefix of that language. */
  write(feed: Feed, language: Language, origin: string, pages?: string): string;
}

/** What XML 1.0 has no way to write, and what no reader could show. */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const clean = (text: string): string => text.replaceAll(UNWRITABLE, '').trim();
const oneLine = (text: string): string => clean(text).replaceAll(/[\r\n\t ]+/g, ' ') || '-';

/** An entry's content: its picture as a link to the page, and what it is about. */
function writeContent({ path, picture, summary }: FeedEntry, origin: string, pages: string): string {
  const image = picture
    ? `<p><a href="${escapeHtml(pages + path)}"><img src="${escapeHtml(origin + picture.path)}" alt="${escapeHtml(clean(picture.altText))}"></a></p>`
    : '';
  const text = clean(summary.text);
  return (
    image +
      (text ? `<p lang="${escapeHtml(summary.language)}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>` : '') ||
    '<p></p>'
  );
}

/** What Media RSS has a place for. JSON Feed has none for a rating. */
const writeMedia = ({ picture, isMature }: FeedEntry, origin: string) => ({
  ...(isMature === null ? {} : { ratings: [{ scheme: 'urn:simple', value: isMature ? 'adult' : 'nonadult' }] }),
  ...(picture ? { thumbnails: [{ url: origin + picture.path }] } : {}),
});

const selfOf = (feed: Feed, pages: string, extension: FeedFormat['extension']): string =>
  `${pages}${feed.path}/feed.${extension}`;

/** The URL without a prefix: an entry is the same in every language, also after the installation's was changed. */
const idOf = (entry: FeedEntry, origin: string): string => origin + entry.path;

function writeAtom(feed: Feed, language: Language, origin: string, pages = origin): string {
  const self = selfOf(feed, pages, 'atom');
  return generateAtomFeed({
    xml: { lang: language },
    // Ids of things never change and neither do their URLs; a screen name may, and then it is another feed.
    id: self,
    title: { value: oneLine(`${feed.title} | Komawari`) },
    ...(feed.subtitle ? { subtitle: { value: oneLine(feed.subtitle) } } : {}),
    updated: feed.updated,
    authors: [feed.author ? { name: oneLine(feed.author.name), uri: pages + feed.author.path } : { name: 'Komawari' }],
    icon: `${origin}/icon-192.png`,
    links: [
      ...(feed.isPrivate ? [] : [{ rel: 'self', type: 'application/atom+xml', href: self }]),
      { rel: 'alternate', type: 'text/html', href: pages + feed.path },
    ],
    entries: feed.entries.map((entry) => ({
      id: idOf(entry, origin),
      title: { value: oneLine(entry.title) },
      published: entry.published,
      updated: entry.updated,
      authors: [{ name: oneLine(entry.author.name), uri: pages + entry.author.path }],
      links: [{ rel: 'alternate', type: 'text/html', href: pages + entry.path }],
      categories: entry.tags.map((term) => ({ term: oneLine(term) })),
      content: { type: 'html', value: writeContent(entry, origin, pages) },
      media: writeMedia(entry, origin),
    })),
  });
}

function writeJson(feed: Feed, language: Language, origin: string, pages = origin): string {
  const authorOf = ({ name, path }: { name: string; path: string }) => ({ name: oneLine(name), url: pages + path });
  const written = generateJsonFeed({
    title: oneLine(`${feed.title} | Komawari`),
    home_page_url: pages + feed.path,
    ...(feed.isPrivate ? {} : { feed_url: selfOf(feed, pages, 'json') }),
    icon: `${origin}/icon-512.png`,
    language,
    ...(feed.subtitle ? { description: oneLine(feed.subtitle) } : {}),
    ...(feed.author ? { authors: [authorOf(feed.author)] } : {}),
    items: feed.entries.map((entry) => ({
      id: idOf(entry, origin),
      url: pages + entry.path,
      title: oneLine(entry.title),
      content_html: writeContent(entry, origin, pages),
      date_published: entry.published,
      date_modified: entry.updated,
      authors: [authorOf(entry.author)],
      tags: entry.tags.map(oneLine),
      ...(entry.picture ? { image: origin + entry.picture.path } : {}),
    })),
  });
  return JSON.stringify(written);
}

/** The forms every feed comes in. */
export const feedFormats: readonly FeedFormat[] = [
  { extension: 'atom', type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  { extension: 'json', type: 'application/feed+json; charset=utf-8', write: writeJson },
];
