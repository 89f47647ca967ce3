/** Bounds of what people mute (decisions 4.2): a single character would hide half of everything, in characters. The front ends are told them by composition/limits.ts. */
export const limits = {
  mutedWord: { min: 2, max: 50 },
} as const;
