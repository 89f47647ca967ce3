import type { KeptEpisode } from '../keptRows.ts';

/** An episode as it is kept, with what a test is about. */
export const sampleEpisode = (part: Partial<KeptEpisode> = {}): KeptEpisode => ({
  id: 'e1',
  workId: 'w1',
  ownerId: null,
  heading: '第1話',
  workTitle: '海の見える駅',
  language: 'ja',
  creator: '駅の人',
  hasCover: true,
  bytes: 4_000_000,
  pageCount: 24,
  stamp: '1.1',
  pageHash: '',
  unsettledUntil: 0,
  keptAt: 0,
  contactAt: 0,
  isWhole: true,
  files: ['/_astro/a.js'],
  standing: { likeCount: 40, viewerLikeCount: 8, viewerCanLike: true, hasBookmarked: false, canBookmark: true },
  ...part,
});
