import { textsOf } from '@komawari/ui/language';
import type { GetIllustrationMetaQuery } from '../gql/graphql.ts';
import seoTexts from '../messages/seo.js';
import { creatorPath, illustrationPath, workPath } from '../paths.ts';
import type { PageMeta } from './PageMeta.ts';
import { previewImage } from './parts/previewImage.ts';
import { summarize } from './parts/summarize.ts';
import { writeTrail } from './parts/writeTrail.ts';

type Illustration = GetIllustrationMetaQuery['illustration'];

/** An illustration, for search engines and link previews. A place inside it (`?preview&index=n`) is the same page. */
export function describeIllustration(illustration: Illustration): PageMeta {
  const { id, title, description, images, user, work, ogImage, publishedAt } = illustration;
  const texts = textsOf(seoTexts);
  const [first] = images;
  const creator = { '@type': 'Person', name: user.displayName, url: creatorPath(user.screenName) };
  return {
    title: `${title} | ${user.displayName} | Komawari`,
    heading: title,
    description: summarize(description) || texts.illustration.description({ title, creator: user.displayName }),
    path: illustrationPath(id),
    type: 'article',
    image: previewImage(ogImage),
    feed: { path: creatorPath(user.screenName), title: texts.creator.feed({ creator: user.displayName }) },
    isEmbeddable: true,
    isMature: work?.rating === 'MATURE',
    isIndexed: true,
    jsonLd: [
      {
        '@type': 'VisualArtwork',
        name: title,
        url: illustrationPath(id),
        creator,
        ...(description ? { description: summarize(description, 500) } : {}),
        ...(publishedAt ? { datePublished: publishedAt } : {}),
        ...(first ? { image: first.image.url } : {}),
        ...(work ? { isPartOf: { '@type': 'ComicSeries', name: work.title, url: workPath(work.id) } } : {}),
        associatedMedia: images.map((one) => ({
          '@type': 'ImageObject',
          url: one.image.url,
          width: one.width,
          height: one.height,
          ...(one.altText ? { caption: one.altText } : {}),
        })),
      },
      writeTrail([
        { name: user.displayName, path: creatorPath(user.screenName) },
        { name: title, path: illustrationPath(id) },
      ]),
    ],
  };
}
