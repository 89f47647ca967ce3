/** decisions 4.2. */
export const MAX_CATEGORIES = 20;
export const MAX_WORKS_PER_CATEGORY = 100;
export const MAX_URLS = 5;

/** As many as a creator may have works here (decisions 4.11): a portfolio is read whole. */
export const MAX_EXTERNAL_WORKS = 500;
