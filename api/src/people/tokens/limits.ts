/** Bounds of the name of a token (decisions 4.2), in characters. The front ends are told them by composition/limits.ts. */
export const limits = {
  tokenName: { min: 1, max: 60 },
} as const;
