import type { DraftPage } from '../../pageEditor/index.ts';
import { notForSale } from '../../prices/index.ts';
import type { EpisodeDraft, SavedEpisode } from '../draft/episodeDraft.ts';

/** A page whose picture is named by a letter. */
export const pageOf = (letter: string): DraftPage => ({
  key: `p${letter}`,
  id: `p${letter}`,
  path: '',
  image: {
    id: `i${letter}`,
    url: `/images/i${letter}/320.webp`,
    srcSet: '',
    width: 800,
    height: 1200,
    focusX: 0.5,
    focusY: 0.5,
  },
  uploadKey: null,
  altText: '',
  transcript: '',
  noSplit: false,
  isReplaced: false,
});

/** An episode of five pages, as its editor holds it. */
export const draft: EpisodeDraft = {
  title: '嵐の季節',
  pages: [...'abcde'].map(pageOf),
  startPosition: 'LATTER',
  afterword: '',
  sale: notForSale,
  release: 'DRAFT',
  publishAt: '',
};

/** What the server has of it. */
export const saved: SavedEpisode = {
  id: 'e1',
  revision: 7,
  status: 'DRAFT',
  publishedAt: null,
  updatedAt: '2026-11-20T14:41:00Z',
  canChangeStatusToFanOnly: true,
  canChangeStatusToDraft: true,
  price: null,
  buyerCount: 0,
  archivedAt: null,
};
