/** Bounds of what an author writes about an illustration (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  illustrationTitle: { min: 1, max: 100 },
  illustrationDescription: { min: 0, max: 1000 },
  pictureAltText: { min: 0, max: 1000 },
} as const;
