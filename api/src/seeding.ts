/**
 * What a seed is made with: the same use cases as for everybody, and the few writes that only a seed makes, because it tells a
 * story that has already happened.
 */
export { countComment, insertComment, insertYawarakaComment } from './readers/comments/index.ts';
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
} from './discovery/editorial/index.ts';
export { addEpisode, createWork, type EpisodeInput } from './publications/episodes/index.ts';
export { keepLinkPreview } from './media/links/index.ts';
export { closeServices, createServices } from './composition/createServices.ts';
export { createContext, type Services } from './graphql/context.ts';
export { enterBankAccount } from './money/bankAccounts/index.ts';
export { listUnpaidSales, notePastPayments, type PastPaymentIds, releaseDueSales } from './money/purchases/index.ts';
export { writePastWithdrawal } from './money/withdrawals/index.ts';
export { registerOIDCClient } from './openid/clients/index.ts';
export { hashPassword, insertAccount, insertEmailProvider } from './people/identity/index.ts';
export { createIllustration } from './publications/illustrations/index.ts';
export { createImage } from './media/images/index.ts';
export type { Actor } from './kernel/actor.ts';
export type { Outcome } from './kernel/errors.ts';
export {
  addPortfolioCategory,
  addPortfolioWorkExternal,
  addPortfolioWorkKomawaris,
  findPortfolios,
  updatePortfolioBannerImage,
} from './publications/portfolios/index.ts';
export { changeLikes, insertBookmark, migrateReadingHistory } from './readers/reading/index.ts';
export { sellInPast } from './readers/purchases/index.ts';
export { writeWatch } from './readers/watching/index.ts';
export { refreshHotLists, refreshRankings } from './discovery/rankings/index.ts';
export { refreshTagDirectory } from './discovery/tagDirectory/index.ts';
export { createUser, updateProfile, updateSite } from './people/sites/index.ts';
export { refreshFirstPublication } from './publications/works/index.ts';
export { compareAnalytics, rollUpAnalytics } from './analytics/rollups/index.ts';
