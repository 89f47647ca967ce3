/** Bounds of what an author writes about an illustration (decisions 4.2), in characters. The front ends are told them by composition/limits.ts. */
export const limits = {
  illustrationTitle: { min: 1, max: 100 },
  illustrationDescription: { min: 0, max: 1000 },
  pictureAltText: { min: 0, max: 1000 },
} as const;
