// The limits of the API, written by `npm run generate`: change them in the limits.ts of a domain there.

/**
 * Bounds of what people write, so that a form can count and warn. The API has the authority.
 * Lengths are Unicode code points of the trimmed NFC text.
 */
export const limits = {
  afterword: { min: 0, max: 1000 },
  authorSurveyChoice: { min: 1, max: 40 },
  authorSurveyQuestion: { min: 0, max: 140 },
  biography: { min: 0, max: 1500 },
  commentBody: { min: 1, max: 500 },
  commentFilterWord: { min: 1, max: 50 },
  contestPerson: { min: 1, max: 100 },
  creditName: { min: 1, max: 50 },
  creditRole: { min: 1, max: 30 },
  creditScreenName: { min: 0, max: 50 },
  displayName: { min: 1, max: 50 },
  episodeTitle: { min: 0, max: 100 },
  externalWorkDescription: { min: 0, max: 1000 },
  externalWorkTitle: { min: 1, max: 100 },
  externalWorkUrlTitle: { min: 0, max: 30 },
  fanMessageBody: { min: 1, max: 2000 },
  fanMessageSubject: { min: 1, max: 60 },
  illustrationDescription: { min: 0, max: 1000 },
  illustrationTitle: { min: 1, max: 100 },
  mangaCreationHistory: { min: 0, max: 1000 },
  mutedWord: { min: 2, max: 50 },
  pageAltText: { min: 0, max: 1000 },
  pageTranscript: { min: 0, max: 1000 },
  pictureAltText: { min: 0, max: 1000 },
  portfolioCategoryTitle: { min: 1, max: 30 },
  reportNote: { min: 0, max: 1000 },
  reviewLinkName: { min: 1, max: 50 },
  reviewNoteAnswer: { min: 0, max: 1000 },
  reviewNoteBody: { min: 1, max: 1000 },
  reviewerName: { min: 1, max: 50 },
  screenName: { min: 3, max: 20 },
  selfIntroduction: { min: 0, max: 1500 },
  siteComment: { min: 0, max: 500 },
  siteDescription: { min: 0, max: 300 },
  siteLinkTitle: { min: 1, max: 30 },
  siteLinkUrl: { min: 1, max: 2048 },
  siteTitle: { min: 0, max: 50 },
  tagTitle: { min: 1, max: 30 },
  tokenName: { min: 1, max: 60 },
  workDescription: { min: 0, max: 1000 },
  workTitle: { min: 1, max: 100 },
} as const;

/** How many of a thing one owner may have. */
export const countLimits = {
  commentLines: 20,
  creditsPerWork: 10,
  externalWorkUrls: 5,
  leastSurveyChoices: 2,
  likesPerReader: 10,
  pagesPerEpisode: 200,
  portfolioCategories: 20,
  siteLinks: 10,
  surveyChoices: 6,
  tagsPerWork: 10,
  worksPerCategory: 100,
} as const;
