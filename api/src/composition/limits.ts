import * as clients from '../openid/clients/limits.ts';
import * as moderation from '../people/moderation/limits.ts';
import * as sites from '../people/sites/limits.ts';
import * as tokens from '../people/tokens/limits.ts';
import * as contestApplications from '../publications/contestApplications/limits.ts';
import * as episodes from '../publications/episodes/limits.ts';
import * as illustrations from '../publications/illustrations/limits.ts';
import * as portfolios from '../publications/portfolios/limits.ts';
import * as reviews from '../publications/reviews/limits.ts';
import * as scouting from '../publications/scouting/limits.ts';
import * as tags from '../publications/tags/limits.ts';
import * as works from '../publications/works/limits.ts';
import * as comments from '../readers/comments/limits.ts';
import * as reading from '../readers/reading/limits.ts';
import * as reports from '../readers/reports/limits.ts';
import * as surveys from '../readers/surveys/limits.ts';
import * as watching from '../readers/watching/limits.ts';

/**
 * Bounds of what people write, as each domain states them. `npm run generate` writes them into ui/src/limits.ts, so that the
 * forms of the front ends count and warn by the same numbers.
 */
export const limits = {
  ...clients.limits,
  ...moderation.limits,
  ...sites.limits,
  ...tokens.limits,
  ...contestApplications.limits,
  ...episodes.limits,
  ...illustrations.limits,
  ...portfolios.limits,
  ...reviews.limits,
  ...scouting.limits,
  ...tags.limits,
  ...works.limits,
  ...comments.limits,
  ...reports.limits,
  ...surveys.limits,
  ...watching.limits,
};

/** How many of a thing one owner may have. */
export const countLimits = {
  ...clients.countLimits,
  ...sites.countLimits,
  ...episodes.countLimits,
  ...portfolios.countLimits,
  ...works.countLimits,
  ...comments.countLimits,
  ...reading.countLimits,
  ...surveys.countLimits,
};
