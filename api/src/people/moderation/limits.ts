/** Bounds of what people mute (decisions 4.2): a single character would hide half of everything, in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  mutedWord: { min: 2, max: 50 },
} as const;
