import { defineLoader } from '../../graphql/defineLoader.ts';
import { countFanMails, type FanMailCounts } from './store/fanMessages.ts';
import { countFans, type FanCounts } from './store/fans.ts';

export const fanCountsLoader = defineLoader<string, FanCounts>('fanCounts', (ids, { reader }) =>
  countFans(reader, ids),
);

export const fanMailCountsLoader = defineLoader<string, FanMailCounts>('fanMailCounts', (ids, { reader }) =>
  countFanMails(reader, ids),
);
