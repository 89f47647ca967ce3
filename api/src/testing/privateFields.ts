import { BEHIND_ANALYTICS } from './analyticsFields.ts';

/**
 * Every field of the schema that tells one viewer something else than another, and who gets something from it. The scene
 * (createPrivateScene.ts) has something in each for those who may see it: the owner of the things, and `other`, who liked,
 * bookmarked, watched, read, answered and commented. Everybody else gets null, false, zero, or an empty list.
 */
const ALL = 'guest visitor provider reader other blocked owner';
const PROFILES = 'reader other blocked owner';

export const PRIVATE: Record<string, Record<string, string>> = {
  Work: {
    canBookmark: 'guest visitor provider reader other blocked',
    contestApplications: '', // contests.test.ts: nothing is entered here
    suspension: '', // suspensions.test.ts: nothing is taken down here
    viewerCanEdit: 'owner',
    viewerEpisodes: 'owner',
    viewerHasBookmarked: 'other',
    viewerLastUpdatedAt: 'owner',
    viewerRankings: '', // rankings.test.ts: nothing is ranked here
    viewerUnreadEpisodeCount: '', // nothing came out since `other` bookmarked it
  },
  Episode: {
    // The episode is fan-only: what stands behind its wall is there for `other`, who is a fan, and for the owner.
    afterword: 'other owner',
    buyerCount: '', // buyerCount.test.ts: nothing is sold here
    canChangeStatusToDraft: 'owner',
    canChangeStatusToFanOnly: 'owner',
    canShowSurvey: 'other owner',
    canShowSurveyFromAuthor: 'other owner',
    canViewerSkipFanwall: 'other owner',
    archivedAt: '', // paidWall.test.ts: nothing is archived here
    canViewerSkipPaywall: ALL,
    daredemoComments: 'other owner',
    pinnedDaredemoComment: 'other owner',
    purchasedByViewer: '', // paidWall.test.ts: nothing is for sale here
    reviewLinks: 'owner',
    surveyFromAuthor: 'other owner',
    surveyInterest: 'owner',
    suspension: '', // suspensions.test.ts
    versions: 'owner',
    viewerCanAnswerSurvey: 'guest visitor provider reader other blocked',
    viewerCanComment: 'other owner',
    viewerCommentWaits: '', // heldComments.test.ts: nothing waits here
    viewerCanEdit: 'owner',
    viewerCanLike: 'guest visitor provider reader other blocked',
    viewerLikeCount: 'other',
    viewerPurchase: '', // purchaseEpisode.test.ts: this one is not for sale
    viewerReadingHistory: 'other',
    viewerSurveyAnswer: 'other',
    yawarakaCommentPostedUsers: '', // walls.test.ts: this one takes open comments
    yawarakaComments: '', // walls.test.ts
  },
  SurveyFromAuthor: { totals: 'owner', viewerChoice: 'other' },
  Illustration: {
    suspension: '', // suspensions.test.ts
    viewerCanEdit: 'owner',
  },
  Image: { crop: '' }, // crops.test.ts: nothing is cropped here
  DaredemoComment: {
    holdReason: '', // heldComments.test.ts
    isDeletableByViewer: 'other owner',
    isHandledByViewer: 'owner',
    isHeld: '', // heldComments.test.ts
    isViewers: 'other',
  },
  YawarakaComment: { isViewers: 'other', state: 'other' },
  User: {
    isViewer: 'owner',
    viewerCanWatch: 'guest visitor provider other blocked',
    viewerIsBlocking: 'reader',
    viewerIsMuting: 'reader',
    viewerIsWatching: 'other',
  },
  RegisteredViewer: {
    accountDeletionSummary: PROFILES,
    adSlotCollection: PROFILES,
    accesses: PROFILES,
    analyticsAvailability: PROFILES,
    analyticsComiccopilot: PROFILES,
    analyticsComiccopilotFeedback: '', // assistant.test.ts: asked with a work
    analyticsCompareData: '', // figures.test.ts: asked with a work
    analyticsCompareGraph: '', // figures.test.ts
    analyticsCompareTargets: '', // figures.test.ts
    analyticsData: '', // figures.test.ts
    analyticsSelectedWork: 'owner',
    analyticsWorks: 'owner',
    amountToExpire: '', // withdrawals.test.ts: nothing is sold here
    authProviders: PROFILES,
    bankAccountInfo: PROFILES,
    biography: 'owner',
    birthday: 'owner',
    canEntryAnalyticsClosedBeta: '', // entry.test.ts: there is no closed beta here
    canUseAnalyticsFeature: 'owner',
    canCancelWithdrawalRequest: '', // withdrawals.test.ts
    canRequestWithdrawal: '', // withdrawals.test.ts
    canShowMature: PROFILES,
    blockedPeople: 'reader owner',
    bookmarkedWorks: 'other',
    commentSetting: PROFILES,
    connectedOIDCClients: '', // nothing connects yet
    dataExport: '', // dataRoundTrip.test.ts: no archive is asked for here
    dataImport: '', // dataRoundTrip.test.ts
    email: PROFILES,
    episodeAccesses: '', // figures.test.ts: asked with a work
    externalWorkLookup: '', // workLookups.test.ts: nobody asked here
    fanCount: 'owner',
    fanCountWithMail: '', // nobody chose mail here
    fanMessages: '', // nothing was written yet
    fans: 'owner',
    gender: 'owner',
    hasDeclinedContact: 'owner',
    hasScoutMessages: '', // answerScoutMessage.test.ts: no department wrote here
    heldCommentCount: '', // heldComments.test.ts
    id: PROFILES,
    illustrations: 'owner',
    language: PROFILES,
    isModerator: '', // desk.test.ts: nobody is one here
    kind: PROFILES,
    latestEpisodes: 'owner',
    latestPrices: '', // latestPrices.test.ts: nothing is for sale here
    linkedProviders: '', // nobody signs in with another service here
    monthlySalesSummary: '', // sales.test.ts: asked with a month
    monthlyWorkSalesSummary: '', // sales.test.ts
    mutedPeople: 'reader owner',
    mutedWords: 'owner',
    notificationSettings: PROFILES,
    notifications: 'owner',
    oidcClientDeeds: '', // answering.test.ts: nothing connects here
    oidcClientRegistrations: '', // clients.test.ts: nobody develops here
    passkeys: '', // nobody has one here
    pendingConsents: '', // consents.test.ts: nothing needs consent here
    personalTokens: '', // personalTokens.test.ts: nobody made one here
    purchaseHistory: 'other',
    unpaidPurchases: '', // purchaseEpisode.test.ts: nobody pays at a shop here
    readingHistories: 'other',
    recaptchaSetting: PROFILES,
    receivedDaredemoComments: 'owner',
    receivedYawarakaComments: 'owner',
    recentComments: 'owner',
    salesSummary: PROFILES,
    scheduledEpisodes: '', // ownEpisodes.test.ts: nothing waits for its time here
    screenName: PROFILES,
    scoutMessages: '', // answerScoutMessage.test.ts
    secondFactor: PROFILES,
    sessions: PROFILES,
    shareImageData: '', // figures.test.ts: asked with a work
    shareImageWork: '', // figures.test.ts
    showsMature: '', // mature.test.ts: nobody said so here
    silencedCreatorIds: 'reader owner',
    statisticOfLastDays: PROFILES,
    trash: 'owner',
    unreadNotificationCount: 'owner',
    updateInformation: 'other',
    user: PROFILES,
    watchedFeedCreatedAt: '', // nobody asked for a feed
    watchedUsers: 'other',
    waysToConfirm: PROFILES,
    webhooks: '', // webhooks.test.ts: nobody has one here
    canLinkX: '', // xLink.test.ts: X is not configured here
    xOAuthToken: '', // xLink.test.ts: nobody linked one here
    xOAuthTokenStatus: PROFILES,
    withdrawableBalance: '', // withdrawals.test.ts
    withdrawalInfo: PROFILES,
    withdrawalRequests: '', // withdrawals.test.ts
    works: 'owner',
  },
  GuestViewer: {
    authProviders: 'provider',
    bookmarkedWorks: '', // bookmarkList.test.ts
    email: 'provider',
    id: 'visitor provider',
    kind: 'guest visitor provider',
    screenName: '',
  },
};

/** Types that stand behind private fields only: whoever reaches one may read all of it. */
export const BEHIND: Record<string, string> = {
  ...BEHIND_ANALYTICS,
  AccountDeletionSummary: 'balance bookmarks buyers comments episodes illustrations likes purchases watchers works',
  AdSlotCollection: 'episodeTags',
  BankAccount: 'accountName accountNumber accountType bankCode bankName branchCode branchName',
  BankAccountInfo: 'account failure state',
  CommentFilterWord: 'createdAt id word',
  CommentSetting: 'filterWords holdsAll',
  ConnectedOIDCClient: 'client clientId connectedAt id lastUsedAt scopes',
  ContestApplication: 'contestIdentifier mangaCreationHistory personalInfo scoutPreference selectedDepartments',
  ContestPersonalInfo: 'email name nameReading',
  CreatorStatistic: 'bookmarkCount commentCount fanCount likeCount viewCount',
  DataExport: 'byteSize done expiresAt id requestedAt state total',
  DataImport: 'done fileName id keepsStatus notes requestedAt state total',
  DataImportNote: 'message messageJa what',
  EpisodeSalesSummary: 'episode episodeTitle fee id price quantity subtotal withdrawableAmount',
  EpisodeStatusAnswer: 'episode id isChanged reason',
  EpisodeVersion: 'afterword changes id pageCount pages removedPages restoredFrom savedAt startPosition title',
  EpisodeVersionChanges:
    'addedPages afterword movedPages pagesWithTexts removedPages replacedPages startPosition title',
  EpisodeVersionPage: 'altText change image noSplit pageId transcript',
  ExternalWorkLookup: 'faviconURL id problem siteName state thumbnailImage title url',
  Fan: 'episode id isOptedInEmail user watchedAt',
  FanMessage: 'body createdAt id recipientCount sentCount subject',
  ImageCrop: 'bottom left right top whole',
  KonbiniPayment: 'instructionsUrl shops',
  KonbiniShop: 'confirmationNumber name paymentCode',
  LinkedProvider: 'canUnlink id label linkedAt name provider',
  MonthlySalesSummary:
    'amount clearingAmount csvUrl disputedAmount disputedCount fee id isTest month paymentFee platformFee quantity refundedCount withdrawableAmount year hasEnded statementUrl workSalesSummaries',
  MonthlyWorkSalesSummary:
    'amount clearingAmount csvUrl disputedAmount disputedCount fee id isTest month paymentFee platformFee quantity refundedCount withdrawableAmount year days episodeSalesSummaries work workTitle',
  MutedWord: 'createdAt expiresAt id word',
  Notification: 'actorCount actors amount entity id isRead moderation occurredAt reason type',
  NotificationSettings:
    'episodeCommentEnabled episodeLikeEnabled purchaseEpisodeEnabled userWatchEnabled workBookmarkEnabled',
  OIDCClientDeed: 'clientName detail id kind occurredAt',
  OIDCClientRegistration:
    'backchannelLogoutUri checkAskedAt createdAt iconImage id idTokenAlgorithm isFirstParty jwks lastUsedAt name postLogoutRedirectUris redirectUris responseTypes scopes secrets state testers type use verifiedDomain',
  OIDCClientSecret: 'createdAt ending id',
  OIDCClientTester: 'id screenName',
  OIDCClientUse: 'people signIns',
  Passkey: 'createdAt id lastUsedAt name',
  PendingConsent: 'changes effectiveAt kind number title',
  PersonalToken: 'createdAt expiresAt id lastUsedAt name prefix scopes',
  Purchase:
    'episodeTitle expiresAt failure id isDisputed isRefundArrived isTest item konbini method price purchasedAt receiptUrl refundableUntil refundedAt sellerName status workTitle',
  RankingPart: 'ingredient people points weight',
  ReadingHistory: 'episode id isCompleted leavePosition pageNumber readAt work',
  ReviewLink: 'createdAt expiresAt hasPassword id isOpen lastOpenedAt name notes openedCount revokedAt',
  Sale: 'episode episodeTitle id isDisputed isRefunded price soldAt withdrawableAmount workTitle',
  SalesDay: 'amount day quantity',
  SalesMonth: 'amount fee month quantity withdrawableAmount year',
  SalesSummary: 'balance clearingAmount lastMonth months recentSales thisMonth yearStatementUrl',
  SecondFactor: 'isOn recoveryCodesLeft',
  Session: 'createdAt device id isCurrent lastUsedAt',
  RecaptchaSetting: 'isUsable',
  SilencedPerson: 'createdAt expiresAt id user',
  Suspension: 'reason suspendedAt',
  SurveyAnswer: 'answer canChangeUntil id',
  SurveyInterest: 'fun noFun normal',
  TrashItem: 'deletedAt id kind language purgedAt title',
  UpdateInformation: 'entity id isNew occurredAt',
  WatchedUser: 'mailChoice user watchedAt',
  XOAuthToken: 'endedAt endsAt isDue lastUsedAt linkedAt screenName status xUserId',
  Webhook: 'createdAt deliveries disabledBy events id url',
  WebhookDelivery: 'attempts dueAt event failure id occurredAt state status',
  WithdrawalInfo:
    'arrivesBy bankBlock clearedBy clearing closesAt expiresAt frozenAt giftBlock heldAmount heldUntil openRequest sentOn',
  WithdrawalRefund: 'amount id refundedAt',
  WithdrawalRequest:
    'accountNumber amount arrivesBy bankName canCancel closesAt codeEnd failure fee id isAutomatic isCanceled refund requestedAt settledAt state type',
  WorkRanking: 'computedAt guestWeight parts period rank registeredWeight score windowEnd windowStart',
};
