/** Bounds of what a creator writes in a portfolio (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  portfolioCategoryTitle: { min: 1, max: 30 },
  externalWorkTitle: { min: 1, max: 100 },
  externalWorkDescription: { min: 0, max: 1000 },
  externalWorkUrlTitle: { min: 0, max: 30 },
} as const;

/** How many of a thing a portfolio may have (decisions 4.2). */
export const countLimits = {
  portfolioCategories: 20,
  worksPerCategory: 100,
  externalWorkUrls: 5,
} as const;

/** As many as a creator may have works here (decisions 4.11): a portfolio is read whole. */
export const MAX_EXTERNAL_WORKS = 500;
