/** How often one reader may like an episode (decisions 4.2). The front ends are told it by composition/limits.ts. */
export const countLimits = {
  likesPerReader: 10,
} as const;
