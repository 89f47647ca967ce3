import { MAX_URL_LENGTH } from '../../kernel/webUrl.ts';

/** Bounds of what people write about themselves and their site (decisions 4.2), in characters. composition/limits.ts hands them to the front ends. */
export const limits = {
  screenName: { min: 3, max: 20 },
  displayName: { min: 1, max: 50 },
  selfIntroduction: { min: 0, max: 1500 },
  biography: { min: 0, max: 1500 },
  siteTitle: { min: 0, max: 50 },
  siteDescription: { min: 0, max: 300 },
  siteComment: { min: 0, max: 500 },
  siteLinkTitle: { min: 1, max: 30 },
  siteLinkUrl: { min: 1, max: MAX_URL_LENGTH },
} as const;

/** How many of a thing one site may have. */
export const countLimits = {
  siteLinks: 10,
} as const;
