import { keys } from '../keys.ts';
import { fixedPages } from './PageFamily.ts';

/** `/rankings/daily` and its three neighbours. */
export const rankingPages = fixedPages('rankings', {
  '/rankings/daily': [keys.rankingDaily],
  '/rankings/weekly': [keys.rankingWeekly],
  '/rankings/monthly': [keys.rankingMonthly],
  '/rankings/total': [keys.rankingTotal],
});
