/** How often one reader may like an episode (decisions 4.2). composition/limits.ts hands it to the front ends. */
export const countLimits = {
  likesPerReader: 10,
} as const;
