import type { ListedEpisode } from '../components/EpisodeTable.tsx';

/** A draft of three pages, as the list of a work shows it. */
export const listedEpisode = (number: number, over: Partial<ListedEpisode> = {}): ListedEpisode => ({
  id: `e${number}`,
  title: `その${number}`,
  number,
  publicNumber: null,
  status: 'DRAFT',
  publishedAt: null,
  updatedAt: '2026-11-20T03:00:00Z',
  revision: 1,
  canChangeStatusToDraft: true,
  canChangeStatusToFanOnly: true,
  buyerCount: 0,
  archivedAt: null,
  salesInfo: null,
  thumbnailImage: null,
  statistic: { likeCount: 0, commentCount: 0, viewCount: 0 },
  pages: { totalCount: 3 },
  ...over,
});
