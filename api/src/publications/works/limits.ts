/** Bounds of what an author writes about a work (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  workTitle: { min: 1, max: 100 },
  workDescription: { min: 0, max: 1000 },
  creditName: { min: 1, max: 50 },
  creditRole: { min: 1, max: 30 },
  creditScreenName: { min: 0, max: 50 },
} as const;

/** How many of a thing one work may have (decisions 4.2). */
export const countLimits = {
  tagsPerWork: 10,
  creditsPerWork: 10,
} as const;
