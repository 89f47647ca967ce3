import { findEpisodes, findPages, type EpisodeRecord, type PageRecord } from '../episodes/index.ts';
import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { findImages, signedForReview, type ImageNode } from '../../media/images/index.ts';
import { userLoader } from '../../people/sites/index.ts';
import { workLoader } from '../works/index.ts';
import { loadVisit } from './openReview.ts';
import type { OpenedLink } from './store/reviewLinks.ts';

/** A page with its picture, signed for the link. */
export interface ReviewPageNode extends PageRecord {
  image: ImageNode;
}

/** What somebody with a link sees: this episode, and nothing that leads on from it. */
export interface ReviewNode {
  link: OpenedLink;
  episode: EpisodeRecord;
  workTitle: string;
  workLanguage: string;
  scrollDirection: 'RIGHT_TO_LEFT' | 'LEFT_TO_RIGHT' | 'TOP_TO_BOTTOM';
  creatorName: string;
  pages: ReviewPageNode[];
}

/** The episode of an opened link, with all its pages. */
export async function loadReview(context: Context, visit: { token: string; key: string }): Promise<ReviewNode> {
  const { reader } = context;
  const { link } = await loadVisit(context, visit);
  const episode = (await findEpisodes(reader, [link.episodeId])).get(link.episodeId);
  const [work, user] = await Promise.all([
    episode ? workLoader(context).load(episode.workId) : null,
    userLoader(context).load(link.userId),
  ]);
  if (!episode || !work || !user) throw notFound();
  const pages = (await findPages(reader, [episode.id])).get(episode.id) ?? [];
  const images = await findImages(
    reader,
    pages.map((page) => page.imageId),
  );
  const signedFor = signedForReview(link.id);
  return {
    link,
    episode,
    workTitle: work.title,
    workLanguage: work.language,
    scrollDirection: work.scrollDirection,
    creatorName: user.displayName,
    pages: pages.flatMap((page) => {
      const image = images.get(page.imageId);
      return image ? [{ ...page, image: { ...image, signedFor } }] : [];
    }),
  };
}
