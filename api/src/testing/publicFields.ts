/**
 * Every field that tells the same to everybody who may see the thing it stands on, by type. Whoever may not see the thing
 * gets NOT_FOUND for all of it: hiddenThings.test.ts looks for leaks there. A new field is put here on purpose, or into
 * privateFields.ts.
 */
export const PUBLIC: Record<string, string> = {
  Ad: 'asid display elementid mid pid scriptVersion type',
  ArchiveEntry: 'path size uploadId',
  ArchiveRemark: 'code message messageJa path',
  // The list of all banks, which creators search.
  Bank: 'code kana name',
  BankBranch: 'code kana name',
  BlurredPicture: 'height url width',
  Banner: 'alt id pcImage pcImageURL spImage spImageURL url',
  Contest:
    'deadline description entries id identifier judges opensAt pickupWorks prizes results resultsAt scoutDepartments state tag title',
  ContestEntry: 'comments enteredAt id prizeName work',
  ContestJudge: 'name role',
  ContestJudgeComment: 'body judgeName judgeRole',
  ContestPrize: 'name reward',
  DaredemoComment: 'body createdAt episode id isByAuthor isPinned reply user',
  // The desk is NOT_FOUND for everybody but moderators.
  DeskComment: 'body createdAt episode hasFilteredWord id isOverdue user',
  Episode:
    'createdAt id likeCount nextEpisode number ogImage pages previousEpisode publicNumber publishedAt revision salesInfo startPosition statistic status thumbnailImage timelineImages title updatedAt userAdCollection work yawarakaCommentCount',
  EpisodeHit: 'episode line pageNumber',
  EpisodeStatistic: 'commentCount likeCount viewCount',
  EpisodeTimelineItem: 'episode id occurredAt',
  ExternalWork: 'description id thumbnailImage title urls user',
  ExternalWorkUrl: 'faviconURL title url',
  Illustration:
    'authorsOtherIllustrations createdAt description firstImage id imageCount images isGated isOpen ogImage publishedAt revision title user work',
  IllustrationImage: 'altText height id image width',
  IllustrationTimelineItem: 'id illustration occurredAt',
  Image: 'altText avifSrcSet focusX focusY height id slices srcSet type url width',
  ImageSlice: 'avifSrcSet height srcSet url width',
  InfoEntry: 'category id link publishedAt title',
  KomawariWork: 'id isVisible thumbnailImage work',
  LinePart: 'isMatch text',
  ListedTag: 'tag workCount',
  // Told to whoever holds the request of an application, about themselves (openid/provider/flows.test.ts).
  OIDCAuthenticationRequest:
    'client connectedAt error errorDescription loginHint redirectHost redirectTo scopes step ticket uiLocales',
  OIDCClient: 'iconImage id isFirstParty isWaiting name verifiedDomain',
  OIDCScope: 'isAgreed isOptional name',
  OgImage: 'altText height url width',
  OperatorPage: 'contactAddress current editions kind',
  OperatorPageEdition: 'changes effectiveAt headings html kind needsConsent number state title',
  OperatorPageHeading: 'anchor level text',
  Page: 'altText height id image isWide noSplit number thumbnailImage transcript width',
  PickupTag: 'tag',
  Portfolio:
    'bannerImage categories externalWork externalWorks id komawariWork komawariWorks user works worksWithoutCategory',
  PortfolioCategory: 'id title works',
  Ranking: 'computedAt entries formula id period windowEnd windowStart',
  RankingEntry: 'isNew previousRank rank score work',
  ReCaptchaAssessment: 'assessmentId isPassed',
  ReCaptchaKeys: 'checkboxKey scoreKey',
  RecommendedTag: 'tag tagTitle',
  RecommendedWork: 'reason work',
  // Behind a token and a key, and the same for everybody who has them.
  Review:
    'afterword creatorName expiresAt notes number pages scrollDirection startPosition title workLanguage workTitle',
  ReviewNote: 'answer answeredAt body createdAt id isDone pageId writerName x y',
  ReviewPage: 'altText id image noSplit number transcript',
  SalesInfo: 'pagesChargedFrom price salesAppeal',
  SalesTerms: 'isTest maxPrice minPrice paymentFeeBps platformFeeBps',
  // A message is NOT_FOUND for everybody but whom it is written to.
  ScoutMessage:
    'answer answerWords answeredAt body contestIdentifier contestTitle department id isRead replyAddress sentAt work',
  SearchResult: 'creators episodes suggestions tags titles workCount works',
  Site: 'color comment description heroImage id illustrations isClosed links timeline title user workDefaultSortOrder workLayout works',
  SiteLink: 'faviconUrl title url',
  Statistics: 'episodes works',
  SurveyFromAuthor: 'choices id question',
  Tag: 'id relatedTags theme title workCount works',
  TagDirectory: 'mostUsed rising rows',
  TagRow: 'name tags',
  Theme: 'detailUrl endsAt id isRunning startsAt tag',
  User: 'displayName iconImage id isSiteClosed ogImage portfolio screenName selfIntroduction site twitterScreenName watchedUserCount',
  UserAdCollection: 'pcBottom pcTop sp',
  ViewAs: 'expiresAt mode',
  WithdrawalTerms: 'bankMaximum bankMinimum giftMaximum giftMinimum giftStep transferFee transferFeeFreeFrom',
  Work: 'authorsOtherRecommendedWorks commentIsOpen commentMode coverImage credits description enableSurvey episodes firstEpisode firstPublishedAt genre hasCover id illustrations isCompleted isGated isOneShot language lastUpdatedAt ogImage onHiatus rating returnsOn revision scrollDirection showsYawarakaText statistic tags title user',
  WorkCredit: 'name role screenName',
  WorkStatistic: 'bookmarkCount commentCount likeCount viewCount',
  WorkTag: 'id tag title',
  YawarakaComment: 'body createdAt episode id user',
  YawarakaDesk: 'comments medianMinutes overdueCount waitingCount',
};
