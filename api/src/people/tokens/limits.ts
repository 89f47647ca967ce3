/** Bounds of the name of a token (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  tokenName: { min: 1, max: 60 },
} as const;
