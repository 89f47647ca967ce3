import type { SitemapItemLoose } from 'sitemap';
import type { Reader } from '../../database/index.ts';
import type { Language } from '../../kernel/language.ts';
import { findImages, publicImagePath } from '../../media/images/index.ts';
import { toUrlPath } from '../../publishing/index.ts';
import { rangeOf } from './buckets.ts';
import { inEveryLanguage } from './inEveryLanguage.ts';
import type { SitemapKind } from './sitemapKinds.ts';
import { listPages } from './store/sitemapPages.ts';

/** Rows in memory at a time, however long the list is. */
const ROWS_AT_ONCE = 1000;
const COVER_WIDTH = 1280;

/** The pages of one part of a list, `most` at most, each in every language, read in pieces while they are written. */
export async function* listSitemap(
  reader: Reader,
  { kind, bucket, most, language }: { kind: SitemapKind; bucket: string; most: number; language: Language },
): AsyncGenerator<SitemapItemLoose> {
  const { from, to } = rangeOf(kind.type, bucket);
  let after = from;
  for (let left = most; left > 0;) {
    const size = Math.min(left, ROWS_AT_ONCE);
    const rows = await listPages(reader, kind.kind, { after, before: to, limit: size });
    const images = await findImages(
      reader,
      rows.flatMap(({ imageId }) => imageId ?? []),
    );
    for (const row of rows) {
      const image = images.get(row.imageId ?? '');
      const page = {
        url: toUrlPath(kind.pathOf(row)),
        ...(row.changedAt ? { lastmodISO: row.changedAt.toISOString() } : {}),
        ...(image ? { img: [{ url: publicImagePath(image, COVER_WIDTH) }] } : {}),
      };
      yield* inEveryLanguage(page, language);
    }
    if (rows.length < size) return;
    left -= rows.length;
    after = rows.at(-1)!.id;
  }
}
