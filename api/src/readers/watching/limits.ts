/** Bounds of what a creator writes to fans (decisions 4.2), in characters. The front ends are told them by composition/limits.ts. */
export const limits = {
  fanMessageSubject: { min: 1, max: 60 },
  fanMessageBody: { min: 1, max: 2000 },
} as const;
