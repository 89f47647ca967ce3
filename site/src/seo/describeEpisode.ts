import { formatEpisodeHeading, nameGenre } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import type { GetEpisodeMetaQuery } from '../gql/graphql.ts';
import seoTexts from '../messages/seo.js';
import { creatorPath, episodePath, workPath } from '../paths.ts';
import type { PageMeta } from './PageMeta.ts';
import { previewImage } from './parts/previewImage.ts';
import { summarize } from './parts/summarize.ts';
import { writeTrail } from './parts/writeTrail.ts';

type Episode = GetEpisodeMetaQuery['episode'];

/** An episode, for search engines and link previews. */
export function describeEpisode(episode: Episode): PageMeta {
  const { work } = episode;
  const texts = textsOf(seoTexts);
  const name = formatEpisodeHeading(episode);
  const picture = work.coverImage ?? episode.thumbnailImage;
  return {
    title: `${name} | ${work.title} | Komawari`,
    heading: `${work.title} ${name}`,
    description:
      summarize(work.description) ||
      texts.episode.description({ name, work: work.title, creator: work.user.displayName }),
    path: episodePath(episode.id),
    type: 'article',
    image: previewImage(episode.ogImage),
    feed: { path: workPath(work.id), title: texts.work.feed({ title: work.title }) },
    isEmbeddable: true,
    isMature: work.rating === 'MATURE',
    isIndexed: true,
    jsonLd: [
      {
        '@type': 'ComicIssue',
        name,
        url: episodePath(episode.id),
        issueNumber: episode.publicNumber ?? episode.number,
        isPartOf: { '@type': 'ComicSeries', name: work.title, url: workPath(work.id) },
        author: { '@type': 'Person', name: work.user.displayName, url: creatorPath(work.user.screenName) },
        inLanguage: work.language,
        ...(work.genre ? { genre: nameGenre(work.genre) } : {}),
        ...(work.rating === 'MATURE' ? { contentRating: 'Mature', isFamilyFriendly: false } : {}),
        isAccessibleForFree: episode.status === 'PUBLIC',
        ...(picture ? { image: picture.url } : {}),
        ...(episode.publishedAt ? { datePublished: episode.publishedAt } : {}),
      },
      writeTrail([
        { name: work.title, path: workPath(work.id) },
        { name, path: episodePath(episode.id) },
      ]),
    ],
  };
}
