import { XMLBuilder } from 'fast-xml-parser';
import { escapeHtml } from '../../kernel/escapeHtml.ts';
import embedTexts from '../../messages/embeds.js';
import type { Embed } from './embeds.ts';

const DEFAULT_WIDTH = 600;
/** Lines of text under the picture, in pixels. */
const TEXT_HEIGHT = 72;
/** What was hidden should leave other sites soon. */
const CACHE_SECONDS = 300;

export interface Bounds {
  maxWidth: number;
  maxHeight: number;
}

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const clean = (text: string): string => text.replaceAll(/[\u0000-\u001f\ufffe\uffff]|\p{Cs}/gu, ' ').trim();
/** What people wrote, or an address, inside the HTML that other sites show, which may come as XML too. */
const inHtml = (text: string): string => escapeHtml(clean(text));

/** The size of a picture inside bounds, in its own ratio and never larger than it is. */
function fitPicture(image: { width: number; height: number }, bounds: Bounds): { width: number; height: number } {
  const scale = Math.min(1, bounds.maxWidth / image.width, bounds.maxHeight / image.height);
  return { width: Math.floor(image.width * scale), height: Math.floor(image.height * scale) };
}

/** The oEmbed answer of type `rich`: a quotation with a link, without script or frame, so that nothing can reach in. */
export function describeEmbed(embed: Embed, origin: string, bounds: Bounds): Record<string, string | number> {
  const width = Math.min(DEFAULT_WIDTH, bounds.maxWidth);
  const shown = embed.image && fitPicture(embed.image, { maxWidth: width, maxHeight: bounds.maxHeight - TEXT_HEIGHT });
  const hasPicture = shown !== null && shown.height > 40;
  const url = inHtml(origin + embed.path);
  const author = inHtml(origin + embed.author.path);
  const picture =
    embed.image && hasPicture
      ? `<a href="${url}"><img src="${inHtml(origin + embed.image.url)}" width="${shown.width}" height="${shown.height}" alt="${inHtml(embed.image.altText)}"></a>`
      : '';
  const page = `<a href="${url}">${inHtml(embed.title)}</a>`;
  const { lines } = embedTexts[embed.language];
  const line =
    embed.title === embed.author.name
      ? lines.ofCreator({ creator: page })
      : lines.byAuthor({ page, author: `<a href="${author}">${inHtml(embed.author.name)}</a>` });
  const html = `<blockquote class="komawari" cite="${url}">${picture}<p>${line}</p></blockquote>`;
  const fitsAsThumbnail = embed.image && embed.image.width <= bounds.maxWidth && embed.image.height <= bounds.maxHeight;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Komawari',
    provider_url: `${origin}/`,
    title: clean(embed.title),
    author_name: clean(embed.author.name),
    author_url: origin + embed.author.path,
    cache_age: CACHE_SECONDS,
    html,
    width,
    height: Math.min((hasPicture ? shown.height : 0) + TEXT_HEIGHT, bounds.maxHeight),
    ...(embed.image && fitsAsThumbnail
      ? {
          thumbnail_url: origin + embed.image.url,
          thumbnail_width: embed.image.width,
          thumbnail_height: embed.image.height,
        }
      : {}),
  };
}

const builder = new XMLBuilder({ ignoreAttributes: false });

/** An oEmbed answer as XML. */
export const writeXml = (answer: Record<string, string | number>): string =>
  builder.build({ '?xml': { '@_version': '1.0', '@_encoding': 'utf-8', '@_standalone': 'yes' }, oembed: answer });
