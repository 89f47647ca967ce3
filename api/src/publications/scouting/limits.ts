/** Bounds of what a department writes and of what it is answered, in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  scoutMessage: { min: 1, max: 2000 },
  scoutAnswerWords: { min: 0, max: 1000 },
} as const;
