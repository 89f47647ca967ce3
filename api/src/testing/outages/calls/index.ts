import { accounts } from './accounts.ts';
import type { Preparations } from './Call.ts';
import { comments } from './comments.ts';
import { pictures } from './pictures.ts';
import { portfolios } from './portfolios.ts';
import { readers } from './readers.ts';
import { readings } from './readings.ts';
import { reviews } from './reviews.ts';
import { sales } from './sales.ts';
import { tools } from './tools.ts';
import { works } from './works.ts';

export type { Call } from './Call.ts';
export { exempt, requests } from './requests.ts';

/** A valid call of every mutation of the schema. */
export const preparations: Preparations = {
  ...accounts,
  ...comments,
  ...pictures,
  ...portfolios,
  ...readers,
  ...readings,
  ...reviews,
  ...sales,
  ...tools,
  ...works,
};
