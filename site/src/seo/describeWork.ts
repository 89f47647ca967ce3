import { nameGenre } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import type { GetPathWorkQuery, GetWorkDetailAndEpisodesQuery } from '../gql/graphql.ts';
import seoTexts from '../messages/seo.js';
import { creatorPath, tagPath, workIllustrationsPath, workPath } from '../paths.ts';
import type { PageMeta } from './PageMeta.ts';
import { previewImage } from './parts/previewImage.ts';
import { summarize } from './parts/summarize.ts';
import { writeTrail } from './parts/writeTrail.ts';

type Work = GetWorkDetailAndEpisodesQuery['work'];

/** A work, for search engines and link previews. Lists of its episodes beyond the first page are not indexed. */
export function describeWork(work: Work, { path = workPath(work.id) }: { path?: string } = {}): PageMeta {
  const { user } = work;
  const texts = textsOf(seoTexts).work;
  return {
    title: `${work.title} | Komawari`,
    heading: work.title,
    description: summarize(work.description) || texts.description({ title: work.title, creator: user.displayName }),
    path,
    type: 'book',
    image: previewImage(work.ogImage),
    feed: { path: workPath(work.id), title: texts.feed({ title: work.title }) },
    isEmbeddable: true,
    isMature: work.rating === 'MATURE',
    isIndexed: path === workPath(work.id),
    jsonLd: [
      {
        '@type': 'ComicSeries',
        name: work.title,
        url: workPath(work.id),
        author: { '@type': 'Person', name: user.displayName, url: creatorPath(user.screenName) },
        ...(work.description ? { description: summarize(work.description, 500) } : {}),
        ...(work.coverImage ? { image: work.coverImage.url } : {}),
        ...(work.firstPublishedAt ? { datePublished: work.firstPublishedAt } : {}),
        ...(work.lastUpdatedAt ? { dateModified: work.lastUpdatedAt } : {}),
        ...(work.tags.length > 0 ? { keywords: work.tags.map((tag) => tag.title).join(', ') } : {}),
        inLanguage: work.language,
        ...(work.genre ? { genre: nameGenre(work.genre) } : {}),
        ...(work.rating === 'MATURE' ? { contentRating: 'Mature', isFamilyFriendly: false } : {}),
        ...(work.credits.length > 0
          ? { contributor: work.credits.map(({ name }) => ({ '@type': 'Person', name })) }
          : {}),
        creativeWorkStatus: work.isCompleted ? 'Completed' : work.onHiatus ? 'On hiatus' : 'Ongoing',
      },
      writeTrail([
        { name: work.tags[0]?.title, path: tagPath(work.tags[0]?.title ?? '') },
        { name: work.title, path: workPath(work.id) },
      ]),
    ],
  };
}

/** A page of a work's illustrations. The work's own page is the one to be found. */
export function describeWorkIllustrations(
  { id, title, user, coverImage, rating }: GetPathWorkQuery['work'],
  page: number,
): PageMeta {
  const texts = textsOf(seoTexts).work;
  return {
    title: `${texts.illustrations({ title })} | Komawari`,
    heading: title,
    description: texts.illustrationsOf({ title, creator: user.displayName }),
    path: workIllustrationsPath(id, page),
    type: 'website',
    image: coverImage ? { url: coverImage.url, alt: coverImage.altText || title } : undefined,
    isMature: rating === 'MATURE',
    isIndexed: false,
    jsonLd: [],
  };
}
