/** Bounds of a tag (decisions 4.2); it has no spaces and no "#", in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  tagTitle: { min: 1, max: 30 },
} as const;
