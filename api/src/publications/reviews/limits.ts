/** Bounds of what reviewers and authors write in a review (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  reviewLinkName: { min: 1, max: 50 },
  reviewerName: { min: 1, max: 50 },
  reviewNoteBody: { min: 1, max: 1000 },
  reviewNoteAnswer: { min: 0, max: 1000 },
} as const;
