import type { EpisodeDraft } from '../episodes/draft/episodeDraft.ts';
import type { GetReviewQuery } from '../gql/graphql.ts';

/** The episode as the reader in a dialog takes it. */
export const draftOfReview = ({ title, afterword, startPosition, pages }: GetReviewQuery['review']): EpisodeDraft => ({
  title,
  afterword,
  startPosition,
  release: 'DRAFT',
  publishAt: '',
  pages: pages.map(({ id, image, altText, transcript, noSplit }) => ({
    key: id,
    id,
    path: '',
    image,
    uploadKey: null,
    altText,
    transcript,
    noSplit,
    isReplaced: false,
  })),
});
