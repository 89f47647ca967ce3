/** Bounds of what an author writes into the form of an entry (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  contestPerson: { min: 1, max: 100 },
  mangaCreationHistory: { min: 0, max: 1000 },
} as const;
