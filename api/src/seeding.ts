/**
 * What a seed is made with: the same use cases as for everybody, and the few writes that only a seed makes, because it tells a
 * story that has already happened.
 */
export { countComment, insertComment, insertYawarakaComment } from './comments/index.ts';
export type { Database, Transaction } from './database/index.ts';
export {
  addBanner,
  addContest,
  addInfoEntry,
  addTagTo,
  addTheme,
  awardPrize,
  enterWork,
  findContest,
  listAllInfoEntries,
  listAllThemes,
  listBanners,
  nameJudge,
  pickUpEntry,
  pickUpPortfolio,
  writeJudgeComment,
} from './editorial/index.ts';
export { addEpisode, type EpisodeInput } from './episodes/index.ts';
export { keepLinkPreview } from './links/index.ts';
export type { Services } from './graphql/context.ts';
export { hashPassword, insertAccount, insertEmailProvider } from './identity/index.ts';
export { createIllustration } from './illustrations/index.ts';
export { createImage } from './images/index.ts';
export type { Actor } from './kernel/actor.ts';
export type { Outcome } from './kernel/errors.ts';
export {
  addPortfolioCategory,
  addPortfolioWorkExternal,
  addPortfolioWorkKomawaris,
  findPortfolios,
  updatePortfolioBannerImage,
} from './portfolios/index.ts';
export { changeLikes, insertBookmark, writeWatch } from './reading/index.ts';
export { refreshHotLists, refreshRankings } from './rankings/index.ts';
export { createUser, updateProfile, updateSite } from './sites/index.ts';
export { createWork, refreshFirstPublication } from './works/index.ts';
