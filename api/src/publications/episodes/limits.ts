/** Bounds of what an author writes about an episode and its pages (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  episodeTitle: { min: 0, max: 100 },
  afterword: { min: 0, max: 1000 },
  salesAppeal: { min: 0, max: 140 },
  pageAltText: { min: 0, max: 1000 },
  pageTranscript: { min: 0, max: 1000 },
} as const;

/** How many of a thing one episode may have: R9-003 and decisions 4.3. */
export const countLimits = {
  pagesPerEpisode: 200,
} as const;
