/** Bounds of comments and what filters them (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  commentBody: { min: 1, max: 500 },
  commentFilterWord: { min: 1, max: 50 },
} as const;

/** How many lines a comment may have (decisions 4.2). */
export const countLimits = {
  commentLines: 20,
} as const;
