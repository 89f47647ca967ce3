/** Bounds of a tag (decisions 4.2); it has no spaces and no "#", in characters. The front ends are told them by composition/limits.ts. */
export const limits = {
  tagTitle: { min: 1, max: 30 },
} as const;
