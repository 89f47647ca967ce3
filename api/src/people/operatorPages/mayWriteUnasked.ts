/**
 * What people may go on doing while an edition waits for their consent: read, keep their place, look after themselves, take
 * down what is theirs, take it along, and leave. Everything else, and what is added one day, asks first.
 */
const UNASKED = new Set([
  // To answer, or to become somebody who is asked.
  'agreeToOperatorPages',
  'createUser',
  'sendSignUpLink',
  'verifyReCaptchaAssessmentCheckboxToken',
  // Reading.
  'addLike',
  'takeBackLike',
  'addReadingHistory',
  'addReadingHistoryWithSurveyAnswer',
  'addWorkBookmark',
  'removeBookmark',
  'answerSurvey',
  'answerSurveyFromAuthor',
  'clearReadingHistories',
  'logEpisodeSharedButtonClicked',
  'logOpenEpisodeEvent',
  'logPageLeavePosition',
  'logReferrer',
  'migrateLocalReadingHistory',
  'noteUpdateVisit',
  'openReview',
  'readNotification',
  // Money that moved already.
  'refundPurchase',
  'updatePurchaseStatus',
  'removeWatchedFeed',
  'renewWatchedFeed',
  'startViewAs',
  'unwatchUser',
  'updateNotificationSettings2',
  'updateWatchMail',
  'watchUser',
  // Safety.
  'blockUser',
  'muteUser',
  'muteWord',
  'report',
  'unblockUser',
  'unmuteUser',
  'unmuteWord',
  // Taking down, taking along, leaving.
  'createDataExportAddress',
  'deleteAccount',
  'deleteComment',
  'deleteComments',
  'deleteEpisode',
  'deleteIllustration',
  'deleteOIDCClient',
  'deletePortfolioCategory',
  'deletePortfolioWorkExternal',
  'deletePortfolioWorkKomawari',
  'deleteReviewNote',
  'deleteWebhook',
  'deleteWork',
  'disconnectOIDCClient',
  'requestDataExport',
  'revokeOIDCClientSecret',
  'revokePersonalToken',
  'revokeReviewLink',
  'withdrawReviewNote',
]);

/** Whether people may do this before they agreed to what has changed. */
export const mayWriteUnasked = (mutation: string): boolean => UNASKED.has(mutation);

/** Every mutation of that kind, for a test that compares them with the schema. */
export const unaskedMutations: readonly string[] = [...UNASKED];
