/** What the operator's command line is made with, beside plain questions to the database. */
export { findLatestBackup, noteBackup, type Transaction } from './database/index.ts';
export { ASKS_THE_WAY, askTheWay, SEEN_AS } from './composition/wayHere.ts';
export { countUnfinished } from './media/images/index.ts';
export { showByteSize } from './kernel/byteSize.ts';
export { findDepartments, listApplications } from './publications/contestApplications/index.ts';
export {
  addBanner,
  addContest,
  addInfoEntry,
  addTagTo,
  addTheme,
  allowFeature,
  awardPrize,
  type BannerInput,
  checkBanner,
  checkContest,
  type ContestInput,
  type ContestPrize,
  type ContestRecord,
  dropPickupPortfolio,
  endEntry,
  enterWork,
  findContest,
  findJudges,
  listAllEntries,
  listAllInfoEntries,
  listAllThemes,
  listBanners,
  listContests,
  listFeatures,
  listPickupPortfolioOwners,
  listTagsOf,
  nameJudge,
  pickUpEntry,
  pickUpPortfolio,
  removeBanner,
  removeContest,
  removeFeature,
  removeInfoEntry,
  removeJudge,
  removeTagFrom,
  removeTheme,
  setFeature,
  type TagList,
  updateContest,
  writeJudgeComment,
} from './discovery/editorial/index.ts';
export { listKeys, rotateKeys, type StoredKey } from './openid/provider/index.ts';
export { suspendEpisode } from './publications/episodes/index.ts';
export {
  checkOperatorPage,
  type Edition,
  findPlaceholders,
  judgeEditions,
  listEditionsOf,
  listPagesToFinish,
  OPERATOR_PAGES,
  type OperatorPageInput,
  type OperatorPageKind,
  setOperatorPage,
  writePageText,
} from './people/operatorPages/index.ts';
export { announceNews } from './readers/fanOuts/index.ts';
export type { Services } from './graphql/context.ts';
export { checkPassword, endSessionsOf, hashPassword, resetSecondFactor } from './people/identity/index.ts';
export { listScouting, type ScoutedEntry, sendScoutMessage } from './publications/scouting/index.ts';
export { suspendIllustration } from './publications/illustrations/index.ts';
export { judgeYawaraka, listDeskLog, listModerators, listWaiting, setModerator } from './readers/comments/index.ts';
export { readPublishingBacklog } from './publishing/index.ts';
export { dropMails, greetMailServer, listUnsentMails, retryMails, type UnsentMail } from './mail/index.ts';
export { isIdOf } from './kernel/ids.ts';
export type { Outcome, Problem } from './kernel/errors.ts';
export { rankedDay, refreshHotLists, refreshRankings } from './discovery/rankings/index.ts';
export { refreshTagDirectory } from './discovery/tagDirectory/index.ts';
export {
  decideReport,
  type Decision,
  listDecisions,
  listOpenReports,
  type OpenReport,
  loadOpenReport,
  setAccountDisabled,
  takeDown,
} from './readers/reports/index.ts';
export { reindexSearch } from './discovery/search/index.ts';
export {
  addTagAlias,
  checkTagTitle,
  findTagsByNorm,
  mergeTags,
  renameTag,
  type TagRecord,
} from './publications/tags/index.ts';
export { cleanTagTitle, foldTag } from './kernel/tagTitle.ts';
export { suspendWork } from './publications/works/index.ts';
export { listViewAsAudits } from './people/viewAs/index.ts';
export {
  exportTransfers,
  importResults,
  type ImportedResults,
  listInState,
  recoverFor,
  ResultFileRefused,
  type Withdrawal,
} from './money/withdrawals/index.ts';
export { type Deed, findFreeze, listDeeds, noteDeed, setFreeze } from './money/deeds/index.ts';
export {
  type ClientDecision,
  type ClientType,
  decideAboutClient,
  ID_TOKEN_ALGORITHMS,
  listAllClients,
  type OperatorsClientRecord,
  registerOIDCClient,
} from './openid/clients/index.ts';
export { balancesOf, checkBooks, listPostingsOf } from './money/ledger/index.ts';
export {
  checkPayments,
  findPurchase,
  judgeResolution,
  listDisputed,
  type PurchaseRecord,
  readDisputeOf,
  refundPurchase,
  type Resolution,
  resolveDispute,
} from './money/purchases/index.ts';
export { totalsOfMonth } from './readers/sales/index.ts';
export { findSeats, setSeats } from './analytics/entry/index.ts';
export { checkAnalytics } from './analytics/rollups/index.ts';
