import type { GetReviewQuery } from '../gql/graphql.ts';
import type { PreviewedEpisode } from '../readerPreview/index.ts';

/** The episode of a private link as the reader takes it, without its heading. */
export const previewOfReview = ({
  workTitle,
  afterword,
  startPosition,
  scrollDirection,
  pages,
}: GetReviewQuery['review']): Omit<PreviewedEpisode, 'heading'> => ({
  workTitle,
  afterword,
  startPosition,
  direction: scrollDirection,
  pages: pages.map(({ id, image, altText, transcript, noSplit }) => ({ key: id, image, altText, transcript, noSplit })),
});
