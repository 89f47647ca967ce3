/** Bounds of what an author writes into the form of an entry (decisions 4.2), in characters. The front ends are told them by composition/limits.ts. */
export const limits = {
  contestPerson: { min: 1, max: 100 },
  mangaCreationHistory: { min: 0, max: 1000 },
} as const;
