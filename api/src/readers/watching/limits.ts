/** Bounds of what a creator writes to fans (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  fanMessageSubject: { min: 1, max: 60 },
  fanMessageBody: { min: 1, max: 2000 },
} as const;
