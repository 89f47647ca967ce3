import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import type { Preparations } from './Call.ts';
import { analytics } from './analytics.ts';
import { comments } from './comments.ts';
import { pictures } from './pictures.ts';
import { portfolios } from './portfolios.ts';
import { paymentRequests, purchases } from './purchases.ts';
import { readers } from './readers.ts';
import { readings } from './readings.ts';
import { requests as others, type Requests } from './requests.ts';
import { reviews } from './reviews.ts';
import { sales } from './sales.ts';
import { scouting } from './scouting.ts';
import { tools } from './tools.ts';
import { works } from './works.ts';

export type { Call } from './Call.ts';
export { exempt } from './requests.ts';

/** A valid call of every mutation of the schema. */
export const preparations: Preparations = {
  ...accounts,
  ...analytics,
  ...applications,
  ...comments,
  ...pictures,
  ...portfolios,
  ...purchases,
  ...readers,
  ...readings,
  ...reviews,
  ...sales,
  ...scouting,
  ...tools,
  ...works,
};

/** A request of every other route that changes something. */
export const requests: Requests = { ...others, ...paymentRequests };
