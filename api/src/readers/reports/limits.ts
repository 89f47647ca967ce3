/** Bounds of what somebody writes who reports a thing (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  reportNote: { min: 0, max: 1000 },
} as const;
