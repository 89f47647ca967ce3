/** Bounds of what somebody writes who reports a thing (decisions 4.2), in characters. The front ends are told them by composition/limits.ts. */
export const limits = {
  reportNote: { min: 0, max: 1000 },
} as const;
