import { defineLoader } from '../../graphql/defineLoader.ts';
import { listReviewLinks, type ReviewLinkRecord } from './store/reviewLinks.ts';
import { listReviewNotes, type ReviewNoteRecord } from './store/reviewNotes.ts';

export const reviewLinksLoader = defineLoader<string, ReviewLinkRecord[]>('reviewLinks', (ids, { reader }) =>
  listReviewLinks(reader, ids),
);

export const reviewNotesLoader = defineLoader<string, ReviewNoteRecord[]>('reviewNotes', (ids, { reader }) =>
  listReviewNotes(reader, ids),
);
