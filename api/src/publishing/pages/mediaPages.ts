import { keys } from '../keys.ts';
import { fixedPages } from './PageFamily.ts';

/**
 * The top page and the lists of the whole site. `/404` is what readers get for everything that does not exist, `/503` where
 * a page cannot be drawn, `/offline` what their browser keeps for when there is no connection.
 */
export const mediaPages = fixedPages('media', {
  '/': [
    keys.newWorks,
    keys.hotWorks,
    keys.hotNewEpisodes,
    keys.hotTags,
    keys.banner,
    keys.infoEntries,
    keys.sellingNewEpisodes,
    keys.rankingDaily,
    keys.rankingWeekly,
    keys.rankingMonthly,
    keys.rankingTotal,
    keys.portfolios,
    keys.themes,
    keys.pickupTags,
    keys.contestPickups,
  ],
  '/new_works': [keys.newWorks],
  '/mangafolio': [keys.portfolios],
  '/search': [],
  '/tags': [keys.tagDirectory],
  '/creator': [keys.hotWorks],
  '/analytics': [],
  '/komawari_award_1st': [],
  '/komawari_award_1st/result': [],
  '/komawari_award_2nd': [],
  '/komawari_award_2nd/result': [],
  '/komawari_award_3rd': [],
  '/komawari_award_3rd/result': [],
  '/404': [],
  '/503': [],
  '/offline': [],
});
